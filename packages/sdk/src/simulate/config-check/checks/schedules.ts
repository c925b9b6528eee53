import { CRON_REASON_TEXT } from '#cron/cron-reasons.messages.ts';
import { readCron } from '#cron/cron-reading.rules.ts';
import type { CronSchedule } from '#cron/cron.model.ts';
import { SCHEDULE_LISTS } from '#resources/schedule/schedule.constants.ts';
import { runsByDay, type RunDay } from '#cron/runs-by-day.ts';
import { rowsIn, textIn, type Row } from '../config-rows';
import type { Finding, CheckContext } from '../finding.types';
import { FINDING_TEXT, ruleNumber } from '../finding-texts';
import { scheduledChat } from './chat-references';

/** A leap year, which has every day that a schedule can run on. */
const YEAR = { firstDate: '2028-01-01', days: 366 };

interface Scheduled {
  readonly list: string;
  readonly index: number;
  readonly name: string;
  readonly schedule: CronSchedule;
  /** Its runs on each day of a year, which are counted when another one may meet it. */
  readonly days: () => readonly RunDay[];
  /** The same for everything that goes to one chat. */
  readonly chat: string;
}

/** Counts once. */
function yearOf(schedule: CronSchedule): () => readonly RunDay[] {
  let days: readonly RunDay[] | undefined;
  return () => (days ??= runsByDay(schedule, YEAR.firstDate, YEAR.days));
}

/** Whether two schedules run in one minute of a year. */
function meet({ schedule: one, days }: Scheduled, { schedule: other, days: daysOf }: Scheduled) {
  const share = (key: 'minutes' | 'hours' | 'months') =>
    one[key].some((value) => other[key].includes(value));
  if (!share('minutes') || !share('hours') || !share('months')) return false;
  const others = daysOf();
  return days().some(({ times }, at) => times.length > 0 && (others[at]?.times.length ?? 0) > 0);
}

/** Schedules that never run, and those that meet another one in the same chat. */
export function* scheduleFindings(config: Row, context: CheckContext): Generator<Finding> {
  const byChat = new Map<string, Scheduled[]>();
  for (const list of SCHEDULE_LISTS) {
    for (const { index, row } of rowsIn(config, list)) {
      const place = { list, index, field: 'date' };
      const reading = readCron(textIn(row, 'date'));
      if (reading.status === 'refused') {
        const text = FINDING_TEXT.neverRuns(CRON_REASON_TEXT[reading.reason]);
        yield { id: 'neverRuns', severity: 'error', place, text };
        continue;
      }
      const { kind, id, name } = scheduledChat(row);
      const chat = `${kind} ${id || name}`;
      const { schedule } = reading;
      const found: Scheduled = { list, index, name, schedule, days: yearOf(schedule), chat };
      const earlier = byChat.get(chat) ?? [];
      const other = earlier.find((one) => meet(one, found));
      byChat.set(chat, [...earlier, found]);
      if (!other) continue;
      yield {
        id: 'sameMinute',
        severity: 'warning',
        place,
        other: { list: other.list, index: other.index },
        text: FINDING_TEXT.sameMinute({ number: ruleNumber(context, other), name }),
      };
    }
  }
}
