import type { ServerSettings } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { SERVER_WARNING, SERVER_WARNINGS, type ServerWarning } from '@chatdeck/sdk/operator';
import { isLoopback } from './loopback';
import type { Settings } from './settings';

/** The settings that say who reaches a server, and what they would find. */
export type ExposureSettings = Pick<
  Settings,
  | 'backupEveryMs'
  | 'databaseUrl'
  | 'host'
  | 'openApiUnsigned'
  | 'publicUrl'
  | 'sandbox'
  | 'trustProxy'
>;

/** True if only programs on this machine reach the server, as far as its settings say. */
export const isLocal = ({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(publicUrl.hostname));

/** What the operator is warned of: who can reach this server, and what they would find. */
export function serverWarnings(settings: ExposureSettings): ServerSettings['warnings'] {
  const { host, publicUrl, trustProxy, databaseUrl, backupEveryMs } = settings;
  const isPublic = !isLocal(settings);
  const isHttps = publicUrl?.protocol === 'https:';
  const found: readonly [ServerWarning, boolean][] = [
    [SERVER_WARNING.noTls, isPublic && !isHttps],
    [SERVER_WARNING.unknownProxy, isHttps && trustProxy === undefined],
    [SERVER_WARNING.sandbox, isPublic && settings.sandbox],
    [SERVER_WARNING.noBackup, isPublic && databaseUrl === undefined && backupEveryMs === undefined],
    [SERVER_WARNING.unsigned, isPublic && settings.openApiUnsigned],
  ];
  // A server that listens to others is reached by them, whatever its own links say.
  const isNamed = publicUrl !== undefined && !isLoopback(publicUrl.hostname);
  const address = isNamed ? publicUrl.origin : host;
  return found.flatMap(([id, isDue]) => (isDue ? [{ id, address }] : []));
}

/** A warning as a line for the terminal. */
export function warningText({ id, address }: ServerSettings['warnings'][number]): string {
  const text = SERVER_WARNINGS.find(({ value }) => value === id)?.text;
  return `Warning: ${textIn(text, 'en')?.replaceAll('{address}', address) ?? id}`;
}

/** The same as lines for the terminal. */
export const exposureWarnings = (settings: ExposureSettings): string[] =>
  serverWarnings(settings).map(warningText);
