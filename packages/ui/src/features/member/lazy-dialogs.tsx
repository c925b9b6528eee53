export { MemberDialog } from '#lists/membership/lazy-member-dialog.tsx';
