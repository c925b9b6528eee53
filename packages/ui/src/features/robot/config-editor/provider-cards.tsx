import {
  AI_PROVIDERS,
  RETIRED_ROBOT_TYPES,
  ROBOT_TYPE,
  ROBOT_TYPES,
  type RobotType,
} from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import {
  Bot,
  FileQuestionMark,
  MessageCircle,
  MessagesSquare,
  Sparkles,
  Workflow,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { createContext, useContext, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import type { ConfigValues } from '#lists/config/fields/config-field.ts';
import { RadioCards } from '#primitives/radio-cards/radio-cards.tsx';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './config-editor.css';
import { missingFor } from './provider-needs';
import { wireText } from './use-value-text';

/** The values of the form, and those that are saved. */
interface ProviderValues {
  readonly values: ConfigValues;
  readonly saved: ConfigValues;
}

/** What the cards say of each provider comes from settings beside the choice. */
export const ProviderValuesContext = createContext<ProviderValues | undefined>(undefined);

const ICONS: Readonly<Partial<Record<RobotType, LucideIcon>>> = {
  [ROBOT_TYPE.chatGpt]: MessagesSquare,
  [ROBOT_TYPE.fastGpt]: Zap,
  [ROBOT_TYPE.dify]: Workflow,
  [ROBOT_TYPE.cozeV2]: Bot,
  [ROBOT_TYPE.cozeV3]: Bot,
  [ROBOT_TYPE.qAnything]: FileQuestionMark,
  0: Sparkles,
  5: MessageCircle,
};

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
    if (missingFor(type, values).length > 0) return t.providerUnset;
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
    <div className={css.cards}>
      <RadioCards
        label={label}
        items={TYPES.map(({ value: type, text }) => {
          const [icon, description] = [ICONS[type], stateOf(type)];
          return {
            id: String(type),
            label: text[locale],
            ...(icon && { icon }),
            ...(description !== undefined && { description }),
            isDisabled: isRetired(type) && type !== stored,
          };
        })}
        value={wireText(value)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
