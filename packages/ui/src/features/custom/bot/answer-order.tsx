import type { ConfigObject, ConfigList } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/plain-rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Destination } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Text } from '#primitives/text/text.tsx';
import { robotFieldMessages } from '#lists/config/fields/field-texts.ts';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';
import * as css from './answer-order.css';
import { customBotMessages } from './custom-bot.messages';

interface Stage {
  readonly name: string;
  readonly to?: Destination;
  /** How much of it there is; undefined for what the config does not hold. */
  readonly amount?: string;
}

/** Who is asked for an answer before the custom bot, and who after it (robot contract, section 8). */
export function AnswerOrder() {
  const { navigate } = useChatdeck();
  const stages = useStages();
  return (
    <ol className={css.stages}>
      {stages.map(({ name, to, amount }) => (
        <li key={name} className={to ? css.stage : css.own} aria-current={to ? undefined : 'step'}>
          {to ? (
            <Button variant="link" onPress={() => navigate({ to })}>
              {name}
            </Button>
          ) : (
            <Text weight="strong">{name}</Text>
          )}
          {amount === undefined ? null : (
            <span className={css.amount}>
              <Text size="xs" tone="muted" isTabular>
                {amount}
              </Text>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function useStages(): readonly Stage[] {
  const t = useMessages(customBotMessages);
  const names = useMessages(robotFieldMessages);
  const { state } = useRobotConfig();
  const stored = state?.status === 'ready' ? state.saved.stored : {};
  const onOff = (isOn: boolean) => (isOn ? t.on : t.off);
  const list = (key: ConfigList, to: Destination): Stage => {
    const rows = stored[key];
    const count = Array.isArray(rows) ? rows.length : 0;
    return { name: names[key] ?? key, to, amount: count === 0 ? t.none : t.rows({ count }) };
  };
  const part = (key: ConfigObject, to: Destination): Stage => {
    const value = stored[key];
    const isOn = isJsonObject(value) && value['open'] === true;
    return { name: names[key] ?? key, to, amount: onOff(isOn) };
  };
  return [
    list('callBackEvents', 'vip.callbackEvent'),
    part('summerConfig', 'vip.summerChat'),
    list('eventKeywords', 'wechat.keywordsEvent'),
    list('replyKeywords', 'wechat.keywords'),
    { name: t.dialogues, to: 'aibot.customchat' },
    { name: t.self },
    { name: t.provider, to: 'wechat.index', amount: onOff(stored['autoReply'] === true) },
  ];
}
