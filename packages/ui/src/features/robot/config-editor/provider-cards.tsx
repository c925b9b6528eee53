import { AI_PROVIDERS, RETIRED_ROBOT_TYPES, ROBOT_TYPES } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { RadioCards } from '#primitives/radio-cards/radio-cards.tsx';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './config-editor.css';
import { wireText } from './use-value-text';

interface Props {
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

const isAi = (type: number) => AI_PROVIDERS.some(({ value }) => value === type);
const isRetired = (type: number) => RETIRED_ROBOT_TYPES.some((retired) => retired === type);
const rank = (type: number) => Number(!isAi(type)) + Number(isRetired(type));

/** AI chat providers first, retired types last. */
const TYPES = [...ROBOT_TYPES].sort((one, other) => rank(one.value) - rank(other.value));

/** The choice of provider. A retired one is offered only if it is stored. */
export function ProviderCards({ label, value, onChange }: Props) {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  const [stored] = useState(value);
  return (
    <div className={css.cards}>
      <RadioCards
        label={label}
        items={TYPES.map((type) => ({
          id: String(type.value),
          label: type.text[locale],
          ...(isRetired(type.value) && { description: t.retired }),
          isDisabled: isRetired(type.value) && type.value !== stored,
        }))}
        value={wireText(value)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
