import { useMemo } from 'react';
import { useLatest } from '#lists/use-latest.ts';
import type { RowActions } from './use-row-actions';

/** What the controls of a row do. */
export type RowHandlers = Pick<
  RowActions,
  'pause' | 'edit' | 'moveTo' | 'askPosition' | 'copy' | 'remove'
>;

/** The same object with every render of the list, so that rows which have not changed need none. */
export function useRowHandlers(actions: RowHandlers): RowHandlers {
  const latest = useLatest(actions);
  return useMemo(
    () => ({
      pause: (seen, isPaused) => latest.current.pause(seen, isPaused),
      edit: (seen) => latest.current.edit(seen),
      moveTo: (seen, to) => latest.current.moveTo(seen, to),
      askPosition: (seen) => latest.current.askPosition(seen),
      copy: (seen) => latest.current.copy(seen),
      remove: (seen) => latest.current.remove(seen),
    }),
    [latest],
  );
}
