import type { ReactNode } from 'react';
import * as css from './with-preview.css';

export interface WithPreviewProps {
  readonly children: ReactNode;
  /** What becomes of the form. */
  readonly preview: ReactNode;
  /** In a narrow container it comes after the form, where it is long or seldom looked at. */
  readonly isPreviewLast?: boolean;
}

/** A form on the left and what becomes of it on the right; above it in a narrow container. */
export const WithPreview = ({ children, preview, isPreviewLast = false }: WithPreviewProps) => (
  <div className={css.layout}>
    <div>{children}</div>
    <div className={isPreviewLast ? css.lastPreview : css.preview}>{preview}</div>
  </div>
);
