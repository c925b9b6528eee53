import { useEffect, useRef } from 'react';
import type { FollowedRow } from './use-row-actions';

/**
 * Focuses the row that is opened, or that an action has made or moved, unless the user has gone on to something outside of the list by
 * then.
 */
export function useFollowed(followed: FollowedRow | undefined, at: number) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const row = item.current;
    if (!row || followed?.at !== at) return;
    if (followed.isOpened) {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      return;
    }
    // In a shadow root the document's active element is the host of the root.
    const root = row.getRootNode();
    const active = 'activeElement' in root ? root.activeElement : null;
    const focused =
      active instanceof Element && active !== row.ownerDocument.body ? active : undefined;
    // Its handle has the focus after a move by keyboard, a control elsewhere if the user has gone on.
    const isTaken = focused && (row.contains(focused) || !row.parentElement?.contains(focused));
    if (!isTaken) row.focus();
  }, [followed, at]);
  return item;
}
