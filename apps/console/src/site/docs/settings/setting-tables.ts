import {
  CONFIG_DEFAULTS,
  DEFAULT_REPLY,
  ROBOT_TYPES,
  type Choice,
  type SourceLocale,
} from '@chatdeck/sdk/constants';
import type { ConfigField } from '../../../../../../packages/ui/src/lists/config/fields/config-field';
import { SETTING_EFFECTS, type ExplainedSetting } from './setting-effects';

const WORDS = {
  'zh-CN': { setting: '设置', effect: '作用', default: '默认', on: '开', off: '关', empty: '空' },
  en: {
    setting: 'Setting',
    effect: 'Effect',
    default: 'Default',
    on: 'on',
    off: 'off',
    empty: 'empty',
  },
};

const isExplained = (key: string): key is ExplainedSetting => key in SETTING_EFFECTS;
const isScalar = (key: string): key is keyof typeof CONFIG_DEFAULTS => key in CONFIG_DEFAULTS;

const named = (choices: readonly Choice[], value: unknown, locale: SourceLocale) =>
  choices.find((choice) => choice.value === value)?.text[locale] ?? String(value);

/** The default of a field, as its control shows it. */
function defaultOf(field: ConfigField, locale: SourceLocale): string {
  const t = WORDS[locale];
  if (field.key === 'defaultReply') return `\`${DEFAULT_REPLY[locale]}\``;
  const value = isScalar(field.key) ? CONFIG_DEFAULTS[field.key] : '';
  if (value === '') return t.empty;
  const { kind } = field;
  if (kind === 'switch' || kind === 'bit') return value === true || value === 1 ? t.on : t.off;
  if (kind === 'number') return `${String(value)} ${field.unit[locale]}`;
  if (kind === 'choice') return named(field.choices, value, locale);
  if (kind === 'provider') return named(ROBOT_TYPES, value, locale);
  return `\`${String(value)}\``;
}

/** Braces would be an expression of MDX, outside of code. */
const escaped = (text: string) =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part.replace(/[{}]/g, '\\$&') : part))
    .join('`');

/** The settings of a group as a Markdown table: name and key, effect, default. */
export function settingTable(fields: readonly ConfigField[], locale: SourceLocale): string {
  const t = WORDS[locale];
  const rows = fields.flatMap((field) =>
    isExplained(field.key)
      ? [
          [
            `${field.label[locale]}<br />\`${field.key}\``,
            escaped(SETTING_EFFECTS[field.key][locale]),
            defaultOf(field, locale),
          ],
        ]
      : [],
  );
  const lines = [[t.setting, t.effect, t.default], ['---', '---', '---'], ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
