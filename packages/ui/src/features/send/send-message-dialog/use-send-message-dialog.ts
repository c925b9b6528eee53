import type { Material, MessageForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, CODE, RESEND_LOCK_MS } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type CallError, isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useCountdown } from '#context/use-countdown.ts';
import { useFormDraft } from '#forms/drafts/use-form-draft.ts';
import { useMessages } from '#messages';
import { callErrorText } from '#context/call-error-text.ts';
import type { SendTarget } from '#store/send-target.ts';
import { sendApi } from '#store/send.api.ts';
import {
  type MessageSource,
  toMessage,
} from '#features/message/message-form/message-form.model.ts';
import { useMessageForm } from '#features/message/message-form/use-message-form.ts';
import { useRequestKey } from '../use-request-key';
import { sendMessageMessages } from './send-message-dialog.messages';

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

/** The outcome of the last message. */
export type SendOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'sent' }
  | { readonly status: 'refused'; readonly reason: string };

/** How long the button stays disabled after a refusal; only rate limiting disables it. */
function lockAfter({ code, retryAfterMs }: CallError): number {
  return code === CODE.sentTooSoon ? (retryAfterMs ?? RESEND_LOCK_MS) : 0;
}

type Send = (message: MessageForm) => Promise<unknown>;

/** A material as the message: exactly one, of a type that can be sent from here. */
function usePickedMessage(onSend: Send) {
  const { locale } = useChatdeck();
  const [choice, setChoice] = useState<readonly Material[]>([]);
  const [isPicking, setPicking] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const material = choice[0];
  const change = (next: readonly Material[]) => {
    setMissing(false);
    setChoice(next);
  };
  return {
    choice,
    material,
    error: isMissing ? ruleText('send.material', locale) : undefined,
    isPicking,
    setPicking,
    onChoiceChange: change,
    disabledReason: ({ type }: Material) =>
      type === CONTENT_TYPE.mini ? ruleText('message.mini', locale) : undefined,
    submit: async () => {
      const isSendable = material !== undefined && material.type !== CONTENT_TYPE.mini;
      setMissing(!isSendable);
      if (isSendable) await onSend(toMessage(material));
    },
  };
}

/** Sends one message, reports the outcome and briefly locks the form against another send. */
function useSendMessage(target: SendTarget, onSent: (() => void) | undefined) {
  const t = useMessages(sendMessageMessages);
  const { notify, locale } = useChatdeck();
  const [say] = sendApi.useSayMutation();
  const request = useRequestKey();
  const [outcome, setOutcome] = useState<SendOutcome>({ status: 'none' });
  const [lockedSeconds, lock] = useCountdown();

  const send = async (message: MessageForm): Promise<CallError | undefined> => {
    if (lockedSeconds > 0) return undefined;
    setOutcome({ status: 'none' });
    const { error } = await say({
      target,
      message,
      idempotencyKey: request.keyOf({ target, message }),
    });
    request.settle(isCallError(error) ? error : undefined);
    if (isCallError(error)) {
      // Errors with issues are shown at their fields.
      if (error.issues.length === 0) {
        setOutcome({ status: 'refused', reason: callErrorText(error, locale) });
      }
      lock(lockAfter(error));
      return error;
    }
    setOutcome({ status: 'sent' });
    lock(RESEND_LOCK_MS);
    notify({ tone: 'success', text: t.sent });
    onSent?.();
    return undefined;
  };
  return { send, outcome, lockedSeconds };
}
