import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { ScanCodePanel } from './scan-code-panel';
import { phoneBindingMessages } from './scan-code.messages';
import { usePhoneBinding } from './use-scan-code';

export interface PhoneBindingDialogProps {
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Binds the phone that scans the code; closes itself after confirmation. */
export default function PhoneBindingDialog({ onOpenChange }: PhoneBindingDialogProps) {
  const t = useMessages(phoneBindingMessages);
  const code = usePhoneBinding(() => onOpenChange(false));
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.title}
      description={t.text}
      size="sm"
      footer={
        <Button isTouch onPress={() => onOpenChange(false)}>
          {t.close}
        </Button>
      }
    >
      <ScanCodePanel {...code} title={t.qr} texts={t} />
    </Dialog>
  );
}
