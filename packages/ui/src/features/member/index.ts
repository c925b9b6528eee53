export { MemberDialog } from './lazy-dialogs';
export type { MemberDialogProps } from './member-guard/member-dialog';
export {
  MemberGuard,
  type GuardedControl,
  type MemberGuardProps,
} from './member-guard/member-guard';
