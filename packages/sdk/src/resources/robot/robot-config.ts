import { textIn } from '../../core/language-pack';
import { isJsonObject, type Json, type JsonObject } from '../../core/json';
import type { Locale } from '../../core/locale';
import { visible } from '../../core/visible';
import {
  CONFIG_DEFAULTS,
  CONFIG_LISTS,
  CONFIG_OBJECTS,
  CONFIG_SETTINGS,
  DEFAULT_REPLY,
  type ConfigList,
  type ConfigObject,
  type SettingKind,
} from './robot-config.constants';

type Scalars = typeof CONFIG_DEFAULTS;

/** The robot config as forms read it: every field is present, with its default if the stored config has none. */
export type RobotConfig = Scalars & Record<ConfigList, Json[]> & Record<ConfigObject, Json>;
/** The name of a field of the robot config (product specification, section 3). */
export type RobotConfigField = keyof RobotConfig;

/** A stored config, parsed or not valid JSON. Both retain the raw text. */
export type ParsedConfig =
  | { readonly status: 'ready'; readonly stored: JsonObject; readonly view: RobotConfig }
  | { readonly status: 'malformed'; readonly raw: string; readonly reason: string };

/** Parses a stored config. Unknown fields stay in `stored`; defaults apply to `view` only. */
export function parseConfig(raw: string): ParsedConfig {
  try {
    const stored: unknown = JSON.parse(raw);
    if (isJsonObject(stored)) return { status: 'ready', stored, view: configView(stored) };
    return { status: 'malformed', raw, reason: 'The config is not a JSON object' };
  } catch (error) {
    return { status: 'malformed', raw, reason: error instanceof Error ? error.message : 'No JSON' };
  }
}

/** New values of some fields. */
export type ConfigEdits = { readonly [Field in RobotConfigField]?: Json };

/** Serializes a config with only the edited fields changed; of keys, addresses and names what can be seen is kept. */
export const serializeConfig = (stored: JsonObject, edits: ConfigEdits): string =>
  JSON.stringify({
    ...stored,
    ...Object.fromEntries(Object.entries(edits).map(([key, value]) => [key, tidied(key, value)])),
  });

const KINDS: Readonly<Record<string, SettingKind>> = CONFIG_SETTINGS;

const tidied = (key: string, value: Json): Json =>
  typeof value === 'string' && KINDS[key] !== 'prose' ? visible(value) : value;

/** The config of a new account: all defaults, with the default reply in the account's language. */
export const freshConfig = (locale: Locale): string =>
  JSON.stringify({ ...configView({}), defaultReply: textIn(DEFAULT_REPLY, locale) });

/** A stored config as forms read it: every field, with its default if the stored config has none. */
export function configView(stored: JsonObject): RobotConfig {
  const scalars = Object.fromEntries(
    Object.entries(CONFIG_DEFAULTS).map(([key, initial]) => [
      key,
      readScalar(KINDS[key], stored[key], initial),
    ]),
  );
  const lists = Object.fromEntries(
    CONFIG_LISTS.map((key) => [key, Array.isArray(stored[key]) ? stored[key] : []]),
  );
  const objects = Object.fromEntries(CONFIG_OBJECTS.map((key) => [key, stored[key] ?? null]));
  // The three tables above name every field of RobotConfig, which the type of Object.fromEntries cannot express.
  return { ...scalars, ...lists, ...objects } as RobotConfig;
}

/** A stored value if it has the type of its default, otherwise the default. */
function readScalar(
  kind: SettingKind | undefined,
  value: Json | undefined,
  initial: string | number | boolean,
): Json {
  if (typeof initial === 'number') return readNumber(kind, value, initial);
  if (typeof initial === 'boolean') return readFlag(value, initial);
  return typeof value === 'string' ? value : initial;
}

function readNumber(
  kind: SettingKind | undefined,
  value: Json | undefined,
  initial: number,
): number {
  if (typeof value === 'boolean') return Number(value);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return initial;
  return number === 0 && kind === 'amount' ? initial : number;
}

function readFlag(value: Json | undefined, initial: boolean): boolean {
  if (typeof value === 'boolean') return value;
  return value === 0 || value === 1 ? value === 1 : initial;
}
