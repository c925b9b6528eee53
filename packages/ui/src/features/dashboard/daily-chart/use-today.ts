import type { LoggedDay, LoggedHour } from '@chatdeck/sdk';
import { readyOf, type PartState } from '../part';
import { useDailySends, useLoggedDays } from '../use-dashboard';

const DAYS = 7;

/** What happened today; a count is undefined while it is not known. */
export interface Today {
  readonly handedOver: number | undefined;
  readonly failed: number | undefined;
  /** The recorded messages; undefined while messages are not recorded. */
  readonly logged:
    { readonly days: readonly LoggedDay[]; readonly hours: readonly LoggedHour[] } | undefined;
  /** Messages could be recorded, and are not. */
  readonly canRecord: boolean;
}

/** Today by the sends of the console and by the message log; what one of them lacks never hides the other. */
export function useToday(): PartState<Today> {
  const sends = useDailySends(1);
  const log = useLoggedDays(DAYS);
  if (sends.status === 'loading' || log.status === 'loading') return { status: 'loading' };
  const recorded = readyOf(log);
  const logged = recorded?.open ? { days: recorded.list, hours: recorded.hours } : undefined;
  // A chart below shows the failure of the sends.
  if (sends.status !== 'ready' && logged === undefined) return { status: 'absent' };
  const day = readyOf(sends)?.list.at(-1);
  return {
    status: 'ready',
    isStale: false,
    retry: () => undefined,
    data: {
      handedOver: day?.handedOver,
      failed: day?.failed,
      logged,
      canRecord: recorded !== undefined,
    },
  };
}
