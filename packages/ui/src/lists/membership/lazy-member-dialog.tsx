import type { FunctionComponent } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { MemberDialogProps } from './member-dialog';

/** Explains that something is for members, with a link to membership; its code is loaded when it opens. */
export const MemberDialog: FunctionComponent<MemberDialogProps> = /* @__PURE__ */ lazyDialog(
  () => import('./member-dialog'),
);
