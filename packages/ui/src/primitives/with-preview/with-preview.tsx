import type { ReactNode } from 'react';
import * as css from './with-preview.css';

export interface WithPreviewProps {
  readonly children: ReactNode;
  /** What becomes of the form. */
  readonly preview: ReactNode;
}

/** A form on the left and what becomes of it on the right; above it in a narrow container. */
export const WithPreview = ({ children, preview }: WithPreviewProps) => (
  <div className={css.layout}>
    <div>{children}</div>
    <div className={css.preview}>{preview}</div>
  </div>
);
