import type { StoredConfig } from '@chatdeck/sdk';
import { configView, parseConfig } from '@chatdeck/sdk/config';
import type { JsonObject } from '@chatdeck/sdk/rules';
import type { ConfigValues } from './fields/config-field';
import { shareObject } from './share-json';

/** A stored document, and its fields as parsed for forms. */
export interface ReadConfig {
  readonly stored: JsonObject;
  readonly values: ConfigValues;
}

/** One saved version of the config. */
export interface SavedConfig extends ReadConfig {
  readonly version: number;
}

/** The loading state of the stored config. */
export type ConfigState =
  | { readonly status: 'missing' }
  | { readonly status: 'malformed'; readonly raw: string; readonly version: number }
  | {
      readonly status: 'ready';
      readonly saved: SavedConfig;
      /** The version that the robot last fetched. */
      readonly liveVersion: number | null;
    };

interface KnownText {
  readonly raw: string;
  readonly read: ReadConfig;
}

const texts = new WeakMap<JsonObject, KnownText>();
/**
 * The document that was read or written last, which is mostly the next one too: each save is loaded back. Weakly: it has
 * the keys of an account, and is gone with the last page that shows it.
 */
let last: WeakRef<JsonObject> | undefined;

function lastText(): KnownText | undefined {
  const stored = last?.deref();
  return stored && texts.get(stored);
}

function remember(raw: string, stored: JsonObject): ReadConfig {
  const read = { stored, values: configView(stored) };
  texts.set(stored, { raw, read });
  last = new WeakRef(stored);
  return read;
}

/**
 * Parses a document; undefined if it is not a JSON object. What is as it was in the last one are the same objects, so that
 * what shows them need not be rendered again.
 */
export function readConfig(raw: string): ReadConfig | undefined {
  const known = lastText();
  if (known?.raw === raw) return known.read;
  const parsed = parseConfig(raw);
  if (parsed.status !== 'ready') return undefined;
  return remember(raw, shareObject(known?.read.stored, parsed.stored));
}

/** A changed document and its text, as it would be read from that. */
export function writeConfig(stored: JsonObject): {
  readonly raw: string;
  readonly read: ReadConfig;
} {
  const raw = JSON.stringify(stored);
  const known = lastText();
  return { raw, read: known?.raw === raw ? known.read : remember(raw, stored) };
}

/** Parses the config that the server stores. */
export function toConfigState({ config, version, liveVersion }: StoredConfig): ConfigState {
  if (config === null) return { status: 'missing' };
  const read = readConfig(config);
  if (!read) return { status: 'malformed', raw: config, version };
  return { status: 'ready', saved: { ...read, version }, liveVersion };
}

/** The concurrently saved config, from the response to a refused save (code 10003). */
export function savedMeanwhile(detail: unknown): SavedConfig | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  if (!('config' in detail && 'version' in detail)) return undefined;
  const { config, version } = detail;
  if (typeof config !== 'string' || typeof version !== 'number') return undefined;
  const read = readConfig(config);
  return read && { ...read, version };
}
