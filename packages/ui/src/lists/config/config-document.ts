import type { StoredConfig } from '@chatdeck/sdk';
import { parseConfig } from '@chatdeck/sdk/config';
import type { JsonObject } from '@chatdeck/sdk/rules';
import type { ConfigValues } from './fields/config-field';

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

/** Parses a document; undefined if it is not a JSON object. */
export function readConfig(raw: string): ReadConfig | undefined {
  const parsed = parseConfig(raw);
  return parsed.status === 'ready' ? { stored: parsed.stored, values: parsed.view } : undefined;
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
