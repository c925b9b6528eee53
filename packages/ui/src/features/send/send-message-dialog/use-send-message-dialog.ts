import { messageSchema } from '@chatdeck/sdk/rules';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../forms';
import type { SendTarget } from '../../../store/send-target';
import { emptyMessage, toMessage, type MessageSource } from './send-message-dialog.model';
import { useMaterialPicker } from './use-material-picker';
import { useSendMessage } from './use-send-message';

/** One message for one group or friend, written here or picked from the stored texts. */
export function useSendMessageDialog(target: SendTarget, onSent: (() => void) | undefined) {
  const [source, setSource] = useState<MessageSource>('write');
  const [isPickMissing, setPickMissing] = useState(false);
  const [isSendingPick, setSendingPick] = useState(false);
  const isRunning = useRef(false);
  const picker = useMaterialPicker(source === 'pick');
  const { send, outcome, lockedSeconds } = useSendMessage(target, onSent);
  const { form, submit, isSubmitting } = useZodForm({
    schema: messageSchema,
    defaultValues: emptyMessage,
    onSubmit: send,
  });
  const typed = useWatch({ control: form.control, name: 'content' });

  const sendPick = async () => {
    if (isRunning.current) return;
    setPickMissing(picker.selection === undefined);
    if (picker.selection === undefined) return;
    isRunning.current = true;
    setSendingPick(true);
    await send(toMessage(picker.selection));
    isRunning.current = false;
    setSendingPick(false);
  };
  return {
    source,
    onSourceChange: setSource,
    picker,
    isPickMissing: isPickMissing && picker.selection === undefined,
    form,
    preview: source === 'write' ? typed : (picker.selection?.content ?? ''),
    submit: source === 'write' ? submit : () => void sendPick(),
    isSubmitting: isSubmitting || isSendingPick,
    outcome,
    lockedSeconds,
  };
}
