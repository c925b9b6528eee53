import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormDraft } from '#forms';
import type { SendTarget } from '#store/send-target.ts';
import type { MessageSource } from '../message-form/message-form.model';
import { useMessageForm } from '../message-form/use-message-form';
import { usePickedMessage } from './use-picked-message';
import { useSendMessage } from './use-send-message';

/** One message to one group or friend, written here or picked from the materials. */
export function useSendMessageDialog(target: SendTarget, onSent: (() => void) | undefined) {
  const [source, setSource] = useState<MessageSource>('write');
  const [isSendingPick, setSendingPick] = useState(false);
  const isRunning = useRef(false);
  const { send, outcome, lockedSeconds } = useSendMessage(target, onSent);
  const picked = usePickedMessage(send);
  const { form, submit, isSubmitting, changeType } = useMessageForm({
    onSubmit: async (message) => {
      const error = await send(message);
      // The sent text remains in the form but no longer counts as unsaved.
      if (!error) form.reset(form.getValues());
      return error;
    },
  });
  const written = useWatch({ control: form.control });
  const draft = useFormDraft(`send:${target.kind}:${target.wxid}`, form);

  const sendPick = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSendingPick(true);
    await picked.submit();
    isRunning.current = false;
    setSendingPick(false);
  };
  return {
    source,
    onSourceChange: setSource,
    picked,
    form,
    draft,
    onTypeChange: changeType,
    isDirty: form.formState.isDirty,
    isIncomplete: source === 'write' && Object.keys(form.formState.errors).length > 0,
    preview:
      source === 'write'
        ? { ...written, type: written.type ?? CONTENT_TYPE.text }
        : (picked.material ?? { type: CONTENT_TYPE.text }),
    submit: source === 'write' ? submit : () => void sendPick(),
    isSubmitting: isSubmitting || isSendingPick,
    outcome,
    lockedSeconds,
  };
}
