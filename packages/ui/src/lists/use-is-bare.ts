import { useEmptyState } from '#context/panel-states.tsx';

/** Whether the head of a list leaves its actions to the empty state below: not to one of the host. */
export function useIsBare(isEmpty = false): boolean {
  const ofHost = useEmptyState();
  return isEmpty && ofHost === undefined;
}
