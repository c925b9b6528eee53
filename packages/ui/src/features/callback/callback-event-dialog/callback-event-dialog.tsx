import type { CallbackEvent } from '@chatdeck/sdk';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import type { OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { CallbackEventView } from './callback-event-dialog.view';
import { callbackEventMessages } from './callback-event.messages';
import { useCallbackEventDialog } from './use-callback-event-dialog';

/** What a host passes to the callback event dialog. */
export interface CallbackEventDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The event to edit; without it one is added. */
  readonly event?: CallbackEvent | undefined;
  /** Takes the event once it keeps to the rules; the dialog closes unless this gives `false`. */
  readonly onConfirm: OnConfirm<CallbackEvent>;
}

/** Adds or edits a callback event (product specification, sections 3 to 5). */
export default function CallbackEventDialog(props: CallbackEventDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenDialog {...props} />
    </DialogBoundary>
  );
}

function OpenDialog({ onOpenChange, event, onConfirm }: CallbackEventDialogProps) {
  const { form, submit, ...state } = useCallbackEventDialog({
    event,
    onConfirm,
    onOpenChange,
  });
  return (
    <RuleDialog
      {...state}
      texts={callbackEventMessages}
      size="lg"
      isEdit={event !== undefined}
      onOpenChange={onOpenChange}
      onSubmit={submit}
    >
      <CallbackEventView control={form.control} />
    </RuleDialog>
  );
}
