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
  'providerSettings',
  'moderation',
  'filters',
  'advanced',
] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** The fields of a config by their keys, as `parseConfig` shows them. */
export type ConfigValues = Readonly<Record<RobotConfigField, Json>>;

type KeysOf<Value> = {
  [Key in RobotConfigField]: RobotConfig[Key] extends Value ? Key : never;
}[RobotConfigField];
type ListKey = KeysOf<Json[]>;
/** Objects are any JSON; so are they told by being none of the rest. */
type ObjectKey = Exclude<RobotConfigField, KeysOf<string | number | boolean> | ListKey>;

interface Shared<Kind extends string, Key extends RobotConfigField> {
  readonly kind: Kind;
  readonly key: Key;
  readonly group: FieldGroup;
  readonly label: Text;
  readonly help?: Text;
  /** The AI back-ends that read it, its own one first; it matters while one of them is chosen. */
  readonly providers?: readonly RobotType[];
  /** Whether it matters with these values. Default always. */
  readonly isRelevant?: (values: ConfigValues) => boolean;
}

/** One field of the robot config: what form, search, difference and history know of it. */
export type ConfigField =
  | (Shared<'text', SettingOf<'text' | 'address' | 'prose'>> & {
      /** Several lines. */
      readonly isLong?: boolean;
      /** One line of the whole width. */
      readonly isWide?: boolean;
      /** Values to offer; others can be typed. */
      readonly suggestions?: readonly string[];
    })
  /** Masked, never kept in a draft, and never worded. */
  | Shared<'secret', SettingOf<'secret'>>
  | (Shared<'number', SettingOf<'number' | 'amount'>> & { readonly unit: Text })
  | Shared<'switch', SettingOf<'flag'> & KeysOf<boolean>>
  /** A switch that is stored as 1 or 0. */
  | Shared<'bit', SettingOf<'flag'> & KeysOf<number>>
  | (Shared<'choice', SettingOf<'scope' | 'number'>> & { readonly choices: readonly Choice[] })
  /** Which AI back-end answers. */
  | Shared<'provider', 'defaultBot'>
  | Shared<'keywords', ListKey>
  /** Words that are stored as one text. */
  | Shared<'words', 'preventWords'>
  | Shared<'rooms', ListKey>
  | Shared<'replies', ListKey>
  /** Edited on a page of its own; here it is counted, and told in differences. */
  | (Shared<'elsewhere', ListKey | ObjectKey> & {
      /** The page that edits it; none does where it is missing. */
      readonly place?: Text;
      readonly to?: Destination;
    });

/** A text in both languages. */
export const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** Whether a field matters with these values. */
export const isFieldRelevant = (field: ConfigField, values: ConfigValues): boolean =>
  (field.isRelevant?.(values) ?? true) &&
  (field.providers?.some((type) => type === values.defaultBot) ?? true);
