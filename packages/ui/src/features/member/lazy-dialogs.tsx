import type { ComponentType } from 'react';
import { lazyDialog } from '../../provider/lazy-part';
import type { MemberDialogProps } from './member-guard/member-dialog';

/** Says that something is for members, and leads to membership; its code is loaded when it opens. */
export const MemberDialog: ComponentType<MemberDialogProps> = lazyDialog(
  () => import('./member-guard/member-dialog'),
);
