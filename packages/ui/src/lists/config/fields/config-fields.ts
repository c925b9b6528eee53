import type { RobotConfigField } from '@chatdeck/sdk';
import { ADVANCED_FIELDS, ELSEWHERE_FIELDS } from './advanced.fields';
import type { ConfigField, FieldGroup } from './config-field';
import { FILTER_FIELDS, MODERATION_FIELDS } from './content.fields';
import {
  CHATGPT_FIELDS,
  COZE_FIELDS,
  DIFY_FIELDS,
  OLDER_PROVIDER_FIELDS,
  PROVIDER_FIELDS,
  QANYTHING_FIELDS,
} from './provider.fields';
import { FRIEND_FIELDS, REPLY_FIELDS, ROOM_FIELDS } from './reply.fields';

/** Every field of the robot config (product specification, section 3), in display order. */
export const CONFIG_FIELDS: readonly ConfigField[] = [
  ...REPLY_FIELDS,
  ...ROOM_FIELDS,
  ...FRIEND_FIELDS,
  ...PROVIDER_FIELDS,
  ...CHATGPT_FIELDS,
  ...DIFY_FIELDS,
  ...COZE_FIELDS,
  ...QANYTHING_FIELDS,
  ...OLDER_PROVIDER_FIELDS,
  ...MODERATION_FIELDS,
  ...FILTER_FIELDS,
  ...ADVANCED_FIELDS,
  ...ELSEWHERE_FIELDS,
];

const byKey = new Map<string, ConfigField>(CONFIG_FIELDS.map((field) => [field.key, field]));

/** The field of a key; undefined for a key unknown to this version. */
export const fieldOf = (key: string): ConfigField | undefined => byKey.get(key);

export const isFieldKey = (key: string): key is RobotConfigField => byKey.has(key);

export const fieldsIn = (group: FieldGroup): readonly ConfigField[] =>
  CONFIG_FIELDS.filter((field) => field.group === group);

const LIMIT = 12;

const textOf = ({ label, key }: ConfigField) => `${label['zh-CN']} ${label.en} ${key}`;
const helpOf = ({ help }: ConfigField) => (help ? `${help['zh-CN']} ${help.en}`.toLowerCase() : '');

/**
 * The fields whose name, key or help text, in either language, contains all words of the query; matches by name come
 * first. `labelOf` gives the host's own labels, which are searched too.
 */
export function searchFields(
  query: string,
  labelOf: (field: ConfigField) => string = () => '',
): readonly ConfigField[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const byName = CONFIG_FIELDS.filter((field) =>
    hasAll(`${textOf(field)} ${labelOf(field)}`.toLowerCase()),
  );
  const byHelp = CONFIG_FIELDS.filter(
    (field) => !byName.includes(field) && hasAll(`${textOf(field).toLowerCase()} ${helpOf(field)}`),
  );
  return [...byName, ...byHelp].slice(0, LIMIT);
}
