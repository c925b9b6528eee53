import type { ReactNode } from 'react';
import { PanelBoundary } from './panel-boundary';

interface Props {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Holds a dialog while it is open: each opening is a fresh one, and what breaks in it stays in it. */
export const DialogBoundary = ({ isOpen, children }: Props) =>
  isOpen ? <PanelBoundary>{children}</PanelBoundary> : null;
