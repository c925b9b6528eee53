import { useMemo, useState } from 'react';
import type { LoadedRows } from '#context/loaded.ts';
import { readAddress } from '#lists/rules/focus/row-address.ts';
import type { FollowedRow } from '#lists/rules/screen/use-row-actions.ts';

/** A record that is opened by the address of its page. */
export interface OpenedRecord {
  /** Its index on the page that is shown. */
  readonly followed: FollowedRow | undefined;
  /** The page of the address is shown, and it is not there. */
  readonly isGone: boolean;
  /** Ends its mark. */
  readonly unfollow: () => void;
}

/** The page of an addressed record. */
export const addressedPage = (address: string | undefined, pageSize: number) =>
  Math.floor((readAddress(address ?? '')?.at ?? 0) / pageSize) + 1;

/** Finds the record of an address on its page, until the focus leaves it. */
export function useOpenedRecord<Row>(
  address: string | undefined,
  list: LoadedRows<Row>,
  keyOf: (row: Row) => string,
): OpenedRecord {
  const [isOver, setOver] = useState(false);
  const id = isOver ? undefined : readAddress(address ?? '')?.rest;
  const rows = list.status === 'ready' ? list.rows : undefined;
  const at = id === undefined ? -1 : (rows?.findIndex((row) => keyOf(row) === id) ?? -1);
  const followed = useMemo(() => (at === -1 ? undefined : { at, isOpened: true }), [at]);
  const isRefreshing = list.status === 'ready' && list.isRefreshing;
  return {
    followed,
    isGone: id !== undefined && rows !== undefined && at === -1 && !isRefreshing,
    unfollow: () => setOver(true),
  };
}
