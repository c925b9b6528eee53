import type { MessageForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { messageFormSchema } from '@chatdeck/sdk/rules';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../forms';
import type { SendTarget } from '../../../store/send-target';
import {
  emptyMessage,
  toMessage,
  TYPE_FIELDS,
  type MessageDraft,
  type MessageSource,
} from './send-message-dialog.model';
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
  const { form, submit, isSubmitting } = useZodForm<MessageDraft, MessageForm>({
    schema: messageFormSchema,
    defaultValues: emptyMessage,
    onSubmit: send,
  });
  const draft = useWatch({ control: form.control });
  // A file and a link both have an address, and neither is the other's.
  const urls = useRef(new Map<ContentType, string>());
  const changeType = (next: ContentType) => {
    const { type, url = '' } = form.getValues();
    urls.current.set(type, url);
    // Registered anew in the order of the next type, which is the order of the focus on errors.
    form.unregister(TYPE_FIELDS, { keepValue: true, keepDefaultValue: true });
    form.clearErrors();
    form.setValue('url', urls.current.get(next) ?? '');
    form.setValue('type', next);
  };

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
    onTypeChange: changeType,
    isIncomplete: source === 'write' && Object.keys(form.formState.errors).length > 0,
    preview:
      source === 'write'
        ? { ...draft, type: draft.type ?? CONTENT_TYPE.text }
        : { type: CONTENT_TYPE.text, content: picker.selection?.content },
    submit: source === 'write' ? submit : () => void sendPick(),
    isSubmitting: isSubmitting || isSendingPick,
    outcome,
    lockedSeconds,
  };
}
