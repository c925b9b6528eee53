import { CODE } from '@chatdeck/sdk/constants';
import { Refusal } from './refusal';

/** Returns the value; 10004 if it is undefined. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(CODE.notFound);
  return value;
}

/**
 * Returns the changed row. If there was none at the version that the change was based on: 10003 with the current row,
 * or 10004 if it was deleted.
 */
export async function changed<T>(row: T | undefined, current: () => Promise<unknown>): Promise<T> {
  if (row !== undefined) return row;
  throw new Refusal(CODE.configChanged, { current: found(await current()) });
}
