import { useState } from 'react';
import type { ListRows } from '../rows/use-list-rows';
import type { RowActions } from '../screen/use-row-actions';
import { addressedRow } from './row-address';

/** Follows the row of an address as soon as it is there; true if the list has come without it. */
export function useAddressedRow(
  address: string | undefined,
  { rows, saved }: Pick<ListRows, 'rows' | 'saved'>,
  { follow }: Pick<RowActions, 'follow'>,
): boolean {
  const [found, setFound] = useState<string>();
  if (!address || !saved || found === address) return false;
  const at = addressedRow(rows, address);
  if (at === undefined) return true;
  setFound(address);
  follow(at);
  return false;
}
