import type * as z from 'zod/mini';
import type { CallOptions } from './call';
import type { Connection } from './connection';
import type { Endpoint } from './endpoint';
import type { Based } from './record-row';

type Takes<Input, Output> = Endpoint<
  string,
  z.ZodMiniType<unknown, Input>,
  z.ZodMiniType<Output, unknown>
>;

interface RecordCalls<Input, Row, Removed> {
  readonly add: Takes<Input, Row>;
  readonly update: Takes<NoInfer<Input> & Based & { id: string | number }, Row>;
  readonly remove: Takes<{ id: string | number }, Removed>;
  readonly restore: Takes<{ id: string | number }, Row>;
}

/** The methods of a resource that change its records. */
export const recordResource = <Input, Row extends { readonly id: string | number }, Removed>(
  { call }: Connection,
  calls: RecordCalls<Input, Row, Removed>,
) => ({
  /** Adds one; 10001 or 10002 with issues by field when a rule is broken. */
  add: (input: Input, options?: CallOptions) => call(calls.add, input, options),
  /** Replaces one; 10004 when it does not exist, 10003 when it changed after the `baseVersion` that is named. */
  update: (id: Row['id'], input: Input & Based, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: Row['id'], options?: CallOptions) => call(calls.remove, { id }, options),
  /** Restores a deleted one under its id, within 30 days. */
  restore: (id: Row['id'], options?: CallOptions) => call(calls.restore, { id }, options),
});
