import type { ComponentType } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import type { UploadFieldProps } from './upload-field';

/** One file with progress, cancel and refusals; its code is loaded with the first field that uploads. */
export const UploadField: ComponentType<UploadFieldProps> = lazyPart(
  () => import('./upload-field'),
);
