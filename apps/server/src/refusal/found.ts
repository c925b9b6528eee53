import { CODE } from '@chatdeck/sdk/constants';
import { Refusal } from './refusal';

/** What was looked for; 10004 when it is not there. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(CODE.notFound);
  return value;
}

/**
 * A row that was changed; where there was none at the version that the change was made on, 10003 with the row as it is
 * now, and 10004 when it is gone.
 */
export async function changed<T>(row: T | undefined, current: () => Promise<unknown>): Promise<T> {
  if (row !== undefined) return row;
  throw new Refusal(CODE.configChanged, { current: found(await current()) });
}
