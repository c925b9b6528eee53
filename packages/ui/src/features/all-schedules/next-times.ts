import { ROBOT_TIME_ZONE } from '@chatdeck/sdk/constants';
import { nextRuns } from '@chatdeck/sdk/cron';
import { reminderMoment } from '@chatdeck/sdk/plain-rules';
import type { Sort } from '#primitives/data-table/data-table.tsx';
import type { ScheduleEntry } from './schedule-entry';

/** The moments of the next runs in ms, by the `when` of a schedule; what never runs has none. */
export type NextTimes = ReadonlyMap<string, number>;

const runs = ({ isPaused, stop }: ScheduleEntry) => !isPaused && stop === undefined;

/** Computes when schedules run next; each expression once, however many have it. */
export async function nextTimes(entries: readonly ScheduleEntry[], from: Date): Promise<NextTimes> {
  const running = entries.filter(runs);
  const once = running.filter(({ isOnce }) => isOnce).map(({ when }) => when);
  const crons = new Set(running.filter(({ isOnce }) => !isOnce).map(({ when }) => when));
  const next = await Promise.all(
    [...crons].map(async (when) => {
      const preview = await nextRuns(when, { count: 1, from, zone: ROBOT_TIME_ZONE });
      const at = preview.status === 'ready' ? preview.runs[0]?.at.getTime() : undefined;
      return { when, at };
    }),
  );
  const moments = [...next, ...once.map((when) => ({ when, at: reminderMoment(when) }))];
  return new Map(moments.flatMap(({ when, at }) => (at === undefined ? [] : [[when, at]])));
}

/** By the next run; what does not run comes last in both directions, in the order that it had. */
export function sortByNext(
  entries: readonly ScheduleEntry[],
  times: NextTimes,
  direction: Sort['direction'],
): readonly ScheduleEntry[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const timed = entries.map((entry) => ({
    entry,
    at: runs(entry) ? times.get(entry.when) : undefined,
  }));
  timed.sort(({ at: one }, { at: other }) => {
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined);
    }
    return sign * (one - other);
  });
  return timed.map(({ entry }) => entry);
}
