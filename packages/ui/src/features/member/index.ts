export { MemberDialog } from './lazy-dialogs';
export type { MemberDialogProps } from '#lists/membership/member-dialog.tsx';
export {
  MemberGuard,
  type GuardedControl,
  type MemberGuardProps,
} from './member-guard/member-guard';
