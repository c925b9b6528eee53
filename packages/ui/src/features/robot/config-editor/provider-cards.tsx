import {
  AI_PROVIDERS,
  requiredSettings,
  RETIRED_ROBOT_TYPES,
  ROBOT_TYPES,
  type RobotType,
  textIn,
} from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import { createContext, useContext, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import type { ConfigValues } from '#lists/config/fields/config-field.ts';
import { ProviderChoice } from '#lists/provider/provider-choice.tsx';
import { robotConfigMessages } from '../robot-config.messages';

/** The values of the form, and those that are saved. */
interface ProviderValues {
  readonly values: ConfigValues;
  readonly saved: ConfigValues;
}

/** What the cards say of each provider comes from settings beside the choice. */
export const ProviderValuesContext = createContext<ProviderValues | undefined>(undefined);

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

/** Whether a provider answers now, could, or has no key yet. */
function useProviderState() {
  const t = useMessages(robotConfigMessages);
  const known = useContext(ProviderValuesContext);
  return (type: RobotType): string | undefined => {
    if (isRetired(type)) return t.retired;
    if (!known) return undefined;
    const { values, saved } = known;
    if (requiredSettings(type).some((name) => values[name] === '')) return t.providerUnset;
    const isInUse = saved.autoReply === true && saved.defaultBot === type;
    return isInUse ? t.providerInUse : t.providerReady;
  };
}

/** The choice of provider. A retired one is offered only if it is stored. */
export function ProviderCards({ label, value, onChange }: Props) {
  const { locale } = useChatdeck();
  const stateOf = useProviderState();
  const [stored] = useState(value);
  return (
    <ProviderChoice
      label={label}
      providers={TYPES.map(({ value: type, text }) => ({
        type,
        name: textIn(text, locale),
        state: stateOf(type),
        isDisabled: isRetired(type) && type !== stored,
      }))}
      value={typeof value === 'number' ? value : undefined}
      onChange={onChange}
    />
  );
}
