import { CODE, type Code } from '@chatdeck/sdk/constants';
import type { CapId } from '@chatdeck/sdk/contract';

/** A call is answered with a code other than 0. `detail` is sent as `data`; the reason is only logged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: Exclude<Code, 0>,
    readonly detail: unknown = null,
  ) {
    super(`Refused with ${code}`);
  }
}

/** An account would exceed a cap: 10002, with a message that names the cap and what to do. */
export class CapReached extends Refusal {
  constructor(readonly cap: CapId) {
    super(CODE.invalidValue, { rule: cap });
  }
}

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
