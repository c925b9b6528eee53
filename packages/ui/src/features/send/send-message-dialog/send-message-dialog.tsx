import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { SendMessageDialogView } from './send-message-dialog.view';
import { useSendMessageDialog } from './use-send-message-dialog';

/** What a host passes to the send dialog. */
export interface SendMessageDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The group or friend that the message is for. */
  readonly target: SendTarget;
  /** Called once for each message that the robot was handed. */
  readonly onSent?: () => void;
}

/** Sends one message to one group or friend, written here or picked from the materials. */
export default function SendMessageDialog(props: SendMessageDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenSendMessageDialog key={props.target.wxid} {...props} />
    </DialogBoundary>
  );
}

function OpenSendMessageDialog({ target, onSent, ...dialog }: SendMessageDialogProps) {
  return (
    <SendMessageDialogView {...dialog} {...useSendMessageDialog(target, onSent)} target={target} />
  );
}
