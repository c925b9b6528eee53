import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { memberGuardMessages } from './member-guard.messages';

/** Props of the membership dialog. */
export interface MemberDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Explains that something is for members, with a link to membership (product specification, section 6). */
export default function MemberDialog({ isOpen, onOpenChange }: MemberDialogProps) {
  const t = useMessages(memberGuardMessages);
  const { navigate } = useChatdeck();
  const leave = () => {
    onOpenChange(false);
    navigate({ to: 'member.main' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.title}
      confirmLabel={t.confirm}
      // Of two presses the second finds it closed.
      onConfirm={() => isOpen && leave()}
    >
      {t.text}
    </ConfirmDialog>
  );
}
