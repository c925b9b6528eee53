import type { ReactNode } from 'react';
import { PanelBoundary } from './panel-boundary';

interface Props {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Mounts a dialog only while it is open, and contains its errors. */
export const DialogBoundary = ({ isOpen, children }: Props) =>
  isOpen ? <PanelBoundary>{children}</PanelBoundary> : null;
