import type { RobotConfig, RobotConfigField, SettingOf } from '@chatdeck/sdk';
import type { Choice, RobotType, Text } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import type { Destination } from '#context/navigation.ts';

/** The groups of the robot config, in the order in which they are shown. */
export const FIELD_GROUPS = [
  'reply',
  'rooms',
  'friends',
  'providers',
  'moderation',
  'filters',
  'advanced',
  'elsewhere',
] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** The fields of a config by key, as parsed by `parseConfig`. */
export type ConfigValues = Readonly<Record<RobotConfigField, Json>>;

type KeysOf<Value> = {
  [Key in RobotConfigField]: RobotConfig[Key] extends Value ? Key : never;
}[RobotConfigField];
type ListKey = KeysOf<Json[]>;
/** Object fields are typed as any JSON, so they are found by excluding all others. */
type ObjectKey = Exclude<RobotConfigField, KeysOf<string | number | boolean> | ListKey>;

interface Shared<Kind extends string, Key extends RobotConfigField> {
  readonly kind: Kind;
  readonly key: Key;
  readonly group: FieldGroup;
  readonly label: Text;
  readonly help?: Text;
  /** The AI back-ends that use it, the main one first; it is relevant while one of them is selected. */
  readonly providers?: readonly RobotType[];
  /** Whether it is relevant with these values. Default always. */
  readonly isRelevant?: (values: ConfigValues) => boolean;
}

/** One field of the robot config, as described for the form, search, differences and history. */
export type ConfigField =
  | (Shared<'text', SettingOf<'text' | 'address' | 'prose'>> & {
      /** Multi-line. */
      readonly isLong?: boolean;
      /** Full width. */
      readonly isWide?: boolean;
      /** Suggested values; others can be typed. */
      readonly suggestions?: readonly string[];
    })
  /** Masked, never stored in a draft, and never shown in differences. */
  | Shared<'secret', SettingOf<'secret'>>
  | (Shared<'number', SettingOf<'number' | 'amount'>> & { readonly unit: Text })
  | Shared<'switch', SettingOf<'flag'> & KeysOf<boolean>>
  /** A switch, stored as 1 or 0. */
  | Shared<'bit', SettingOf<'flag'> & KeysOf<number>>
  | (Shared<'choice', SettingOf<'scope' | 'number'>> & { readonly choices: readonly Choice[] })
  /** The AI back-end that replies. */
  | Shared<'provider', 'defaultBot'>
  | Shared<'keywords', ListKey>
  /** Words, stored as a single string. */
  | Shared<'words', 'preventWords'>
  | Shared<'rooms', ListKey>
  | Shared<'replies', ListKey>
  /** Edited on another page; here it is only counted and listed in differences. */
  | (Shared<'elsewhere', ListKey | ObjectKey> & {
      /** The page that edits it, if there is one. */
      readonly to?: Destination;
    });

/** A text in both languages. */
export const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** Whether a field is relevant with these values. */
export const isFieldRelevant = (field: ConfigField, values: ConfigValues): boolean =>
  (field.isRelevant?.(values) ?? true) &&
  (field.providers?.some((type) => type === values.defaultBot) ?? true);
