import type { Material, MessageForm } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/texts';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { toMessage } from '../message-form/message-form.model';

type Send = (message: MessageForm) => Promise<unknown>;

/** A material as the message: exactly one, of a type that can be sent from here. */
export function usePickedMessage(onSend: Send) {
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

export type PickedMessage = ReturnType<typeof usePickedMessage>;
