import type { DailySends, LoggedDay, LoggedHour } from '@chatdeck/sdk';
import { readyOf, type PartState } from '../part-state';
import { useDailySends, useLoggedDays } from '../use-dashboard';
import { SPANS, sumOf } from './daily-chart.model';

const DAYS = SPANS['7'];

/** Messages that the console sent, as the chart of sends counts them. */
export interface Sends {
  readonly handedOver: number;
  readonly failed: number;
}

/** What happened today. */
export interface Today {
  /** What was sent today, and in the days of the log; undefined while it is not known. */
  readonly sends: { readonly today: Sends; readonly week: Sends } | undefined;
  /** The recorded messages; undefined while messages are not recorded. */
  readonly logged:
    { readonly days: readonly LoggedDay[]; readonly hours: readonly LoggedHour[] } | undefined;
  /** Messages could be recorded, and are not. */
  readonly canRecord: boolean;
}

/** Today by the sends of the console and by the message log; what one of them lacks never hides the other. */
export function useToday(): PartState<Today> {
  const sends = useDailySends(DAYS);
  const log = useLoggedDays(DAYS);
  if (sends.status === 'loading' || log.status === 'loading') return { status: 'loading' };
  const recorded = readyOf(log);
  const logged = recorded?.open ? { days: recorded.list, hours: recorded.hours } : undefined;
  // A chart below shows the failure of the sends.
  if (sends.status !== 'ready' && logged === undefined) return { status: 'absent' };
  const days = readyOf(sends)?.list;
  return {
    status: 'ready',
    isStale: false,
    retry: () => undefined,
    data: {
      sends: days && { today: sendsOf(days.slice(-1)), week: sendsOf(days) },
      logged,
      canRecord: recorded !== undefined,
    },
  };
}

const sendsOf = (days: readonly DailySends[]): Sends => ({
  handedOver: sumOf(days, 'handedOver'),
  failed: sumOf(days, 'failed'),
});
