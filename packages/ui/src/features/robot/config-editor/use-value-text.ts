import {
  CONFIG_DEFAULTS,
  DEFAULT_REPLY,
  ROBOT_TYPES,
  type Choice,
  type Locale,
  textIn,
} from '@chatdeck/sdk/constants';
import { readPreventWords, type Json } from '@chatdeck/sdk/plain-rules';
import { useCallback } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import type { ConfigField } from '#lists/config/fields/config-field.ts';
import { rowLabel } from '#lists/config/row-label.ts';
import { robotConfigMessages } from '../robot-config.messages';

/** Formats field values for display. Secrets have no text; at most they are shown as changed. */
export function useValueText() {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  return useCallback(
    (field: ConfigField, value: Json): string => {
      const choiceText = (choices: readonly Choice[]) =>
        textIn(choices.find((choice) => choice.value === value)?.text, locale) ?? wireText(value);
      switch (field.kind) {
        case 'secret':
          return value === '' ? t.empty : t.isSet;
        case 'switch':
        case 'bit':
          return value === true || value === 1 ? t.on : t.off;
        case 'number':
          return `${wireText(value)} ${textIn(field.unit, locale)}`;
        case 'choice':
          return choiceText(field.choices);
        case 'provider':
          return choiceText(ROBOT_TYPES);
        case 'words':
          return joinList(preventWordsOf(value), locale) || t.empty;
        case 'text':
        case 'keywords':
        case 'rooms':
        case 'replies':
        case 'elsewhere':
          return scalarText(value, locale) || t.empty;
      }
    },
    [t, locale],
  );
}

/** A string or number as text, which is also the id of an option. */
export const wireText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const preventWordsOf = (value: Json) => (typeof value === 'string' ? readPreventWords(value) : []);

const scalarText = (value: Json, locale: Locale): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? joinList(
        value.map((row) => rowLabel(row, locale)),
        locale,
      )
    : '';
};

const defaults: Readonly<Record<string, Json>> = CONFIG_DEFAULTS;

/** The default of a field, if it has one to show. */
export function defaultOf({ key, kind }: ConfigField, locale: Locale): Json | undefined {
  if (key === 'defaultReply') return textIn(DEFAULT_REPLY, locale);
  const value = defaults[key];
  return value === '' || kind === 'provider' ? undefined : value;
}
