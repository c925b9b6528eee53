import * as z from 'zod/mini';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { capText, type CapId } from '../../core/cap-texts';
import { CODE } from '../../core/codes';
import type { MockState, Removed } from '../mock-state';
import { find, MockRefusal, nextId, page } from './mock-call';

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
  /** The fields of a changed row that stay as they are where its input leaves them out. */
  readonly retained?: (current: T) => Partial<T>;
}

interface Changed {
  readonly id: string;
  readonly baseVersion?: number | undefined;
}

/**
 * Replaces the row with that id and increments its version; 10004 without one, 10003 when it is not at
 * the version that the change is based on.
 */
function replace<T extends Row & { version: number }>(
  items: T[],
  id: string,
  baseVersion: number | undefined,
  change: (current: T, version: number) => T,
): T {
  const current = find(items, id);
  if (baseVersion !== undefined && baseVersion !== current.version) {
    throw new MockRefusal(CODE.configChanged, { current });
  }
  const changed = change(current, current.version + 1);
  items[items.indexOf(current)] = changed;
  return changed;
}

/** Removes the row with that id so that it can be restored; 10004 without one. */
function removeRow<T extends Row>(items: T[], removed: Removed<T>, id: string): null {
  const row = find(items, id);
  removed.push({ row, at: items.indexOf(row) });
  items.splice(items.indexOf(row), 1);
  return null;
}

/** Restores the deleted row with that id at its old position; 10004 without one. */
function restoreRow<T extends Row>(items: T[], removed: Removed<T>, id: string): T {
  const row = find(
    removed.map((entry) => entry.row),
    id,
  );
  const [entry] = removed.splice(
    removed.findIndex((candidate) => candidate.row === row),
    1,
  );
  items.splice(entry?.at ?? 0, 0, row);
  return row;
}

/** Rejects a new row when the account has reached its cap. */
function requireRoom(list: readonly unknown[], most: number, rule: CapId): void {
  if (list.length < most) return;
  throw new MockRefusal(CODE.invalidValue, { rule }, capText(rule, 'zh-CN'));
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
  retained = () => ({}),
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
        z.parse(schema, { ...retained(current), ...input, ...own(state, current), id, version }),
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
