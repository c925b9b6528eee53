import { textIn } from '@chatdeck/sdk/constants';
import { useMemo } from 'react';
import { useMessages, type Messages } from '#messages';
import type { Wording } from '#messages/wording.ts';
import type { ConfigField } from './config-field';
import { CONFIG_FIELDS } from './config-fields';

type Entry = readonly [key: string, text: string];
const textsIn = ({ locale }: Wording): Readonly<Record<string, string>> => {
  const labels = CONFIG_FIELDS.map(({ key, label }): Entry => [key, textIn(label, locale)]);
  const helps = CONFIG_FIELDS.flatMap(({ key, help }): Entry[] =>
    help ? [[`${key}.help`, textIn(help, locale)]] : [],
  );
  return Object.fromEntries([...labels, ...helps]);
};

/** The field labels by key (`autoReply`), and the help texts (`autoReply.help`). */
export const robotFieldMessages: Messages<Readonly<Record<string, string>>> = {
  id: 'robot-field',
  texts: { 'zh-CN': textsIn, en: textsIn },
};

/** The labels and help texts of the config fields, with the host's overrides. */
export function useFieldTexts() {
  const t = useMessages(robotFieldMessages);
  return useMemo(
    () => ({
      labelOf: ({ key }: ConfigField): string => t[key] ?? key,
      helpOf: ({ key }: ConfigField): string | undefined => t[`${key}.help`],
    }),
    [t],
  );
}
