import { CODE } from '@chatdeck/sdk/constants';
import { codeText } from '@chatdeck/sdk/texts';
import { useMessages } from '../../../messages';
import { ConfirmDialog } from '../../../primitives/confirm-dialog/confirm-dialog';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { materialDialogMessages } from './material-dialog.messages';

interface MembershipGuardProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Leads to the membership from what needs one (product specification, section 6). */
export function MembershipGuard({ isOpen, onClose, onConfirm }: MembershipGuardProps) {
  const t = useMessages(materialDialogMessages);
  const { locale } = useChatdeck();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={codeText(CODE.membershipNeeded, locale) ?? ''}
      confirmLabel={t.toMembership}
      cancelLabel={t.notNow}
      onConfirm={onConfirm}
    >
      {t.memberOnly}
    </ConfirmDialog>
  );
}
