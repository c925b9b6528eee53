import type { ReactNode } from 'react';
import * as css from './with-preview.css';

export interface WithPreviewProps {
  readonly children: ReactNode;
  /** The preview of the form's result. */
  readonly preview: ReactNode;
  /** Puts the preview after the form in a narrow container, for previews that are long or rarely needed. */
  readonly isPreviewLast?: boolean;
}

/** A form on the left and its preview on the right; the preview is above the form in a narrow container. */
export const WithPreview = ({ children, preview, isPreviewLast = false }: WithPreviewProps) => (
  <div className={css.layout}>
    <div>{children}</div>
    <div className={isPreviewLast ? css.lastPreview : css.preview}>{preview}</div>
  </div>
);
