import { useRef } from 'react';
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
export default function MemberDialog(props: MemberDialogProps) {
  return props.isOpen ? <OpenMemberDialog {...props} /> : null;
}

function OpenMemberDialog({ isOpen, onOpenChange }: MemberDialogProps) {
  const t = useMessages(memberGuardMessages);
  const { navigate } = useChatdeck();
  const hasLeft = useRef(false);
  const leave = () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    onOpenChange(false);
    navigate({ to: 'member.main' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.title}
      cancelLabel={t.cancel}
      confirmLabel={t.confirm}
      onConfirm={leave}
    >
      {t.text}
    </ConfirmDialog>
  );
}
