import type { FunctionComponent } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import type { UploadFieldProps } from './upload-field';

/** One file with progress, cancel and refusals; its code is loaded with the first field that uploads. */
export const UploadField: FunctionComponent<UploadFieldProps> = lazyPart(
  () => import('./upload-field'),
);
