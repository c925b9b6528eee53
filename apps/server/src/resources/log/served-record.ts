import { jsonText } from '../../database/json';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { LOG_PATH, type LogAddresses } from './log-address';
import type { LogRepository } from './log.repository';

/** The account's own address for its messages, with what belongs to it; undefined if it has none or turned it off. */
export function ownRecord(record: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(record) || record['open'] !== true) return undefined;
  const url = jsonText(record['customUrl']).trim();
  // An address of a log would be reported to itself.
  return url === '' || url.includes(LOG_PATH) ? undefined : { ...record, customUrl: url };
}

/**
 * Where the robot of an account reports its messages: to the log while it is on, otherwise where the account wants them.
 * Headers are left to us, which call the account's own address: they may be secret, and say what our body is not.
 */
export const servedRecord =
  (repository: Pick<LogRepository, 'settings'>, addresses: Pick<LogAddresses, 'of'>) =>
  async (
    userId: string,
    isMember: boolean,
    origin: string,
    record: Json | undefined,
  ): Promise<Json> => {
    const own = record ?? null;
    if (!isMember || !(await repository.settings(userId)).open) return own;
    const customUrl = await addresses.of(userId, origin);
    if (customUrl === undefined) return own;
    const stored = isJsonObject(own) ? own : { timeout: 180, moreData: [], debug: false };
    return { ...stored, open: true, customUrl, header: [] };
  };

export type ServedRecord = ReturnType<typeof servedRecord>;
