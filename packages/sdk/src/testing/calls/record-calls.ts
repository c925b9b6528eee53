import * as z from 'zod/mini';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import type { CapId } from '../../core/cap-texts';
import type { MockState } from '../mock-state';
import type { Removed } from '../removed';
import { nextId, page, restoreRow, replace, requireRoom, removeRow } from './mock-call';

interface Row {
  readonly id: string | number;
  readonly version: number;
}

type NameOf<Id> = Id extends `cap.${infer Name}` ? Name : never;

interface Records<T extends Row, Input> {
  readonly schema: z.ZodMiniType<T>;
  readonly rows: (state: MockState) => T[];
  readonly removed: (state: MockState) => Removed<T>;
  readonly cap: keyof typeof ACCOUNT_CAP & NameOf<CapId>;
  /** Whether new rows are prepended; default: appended. */
  readonly newestFirst?: boolean;
  /** The rows that count against the cap; default: all. */
  readonly counted?: (row: T) => boolean;
  /** Rejects an input that its schema accepts. */
  readonly check?: (input: Input, state: MockState) => void;
  /** The fields of a row that are not part of its input. */
  readonly own?: (state: MockState, current: T | undefined) => Partial<T>;
}

interface Changed {
  readonly id: string;
  readonly baseVersion?: number | undefined;
}

/** The mock calls of records that can be added, changed, deleted and restored. */
export function recordCalls<T extends Row, Input extends object = object>({
  schema,
  rows,
  removed,
  cap,
  newestFirst = false,
  counted = () => true,
  check = () => {},
  own = () => ({}),
}: Records<T, Input>) {
  const requireSpace = (state: MockState) =>
    requireRoom(rows(state).filter(counted), ACCOUNT_CAP[cap], `cap.${cap}`);

  return {
    list: (
      query: { current?: number | undefined; pageSize?: number | undefined },
      state: MockState,
    ) => page(rows(state), query),
    add: (input: Input, state: MockState): T => {
      check(input, state);
      requireSpace(state);
      const id = nextId(rows(state), removed(state));
      const added = z.parse(schema, { ...input, ...own(state, undefined), id, version: 1 });
      if (newestFirst) rows(state).unshift(added);
      else rows(state).push(added);
      return added;
    },
    update: (change: Input & Changed, state: MockState): T => {
      check(change, state);
      const { id, baseVersion, ...input } = change;
      return replace(rows(state), id, baseVersion, (current, version) =>
        z.parse(schema, { ...input, ...own(state, current), id, version }),
      );
    },
    remove: ({ id }: { readonly id: string }, state: MockState): null =>
      removeRow(rows(state), removed(state), id),
    restore: ({ id }: { readonly id: string }, state: MockState): T => {
      requireSpace(state);
      return restoreRow(rows(state), removed(state), id);
    },
  };
}
