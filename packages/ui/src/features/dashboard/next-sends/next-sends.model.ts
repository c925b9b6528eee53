import { nextRuns, type CronRun } from '@chatdeck/sdk/cron';
import { readList } from '@chatdeck/sdk/entities';
import { SCHEDULE_LISTS } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/rules';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';

/** The next send of a stored schedule. */
export interface NextSend {
  readonly list: (typeof SCHEDULE_LISTS)[number];
  readonly target: string;
  readonly run: CronRun;
}

const DAY_MS = 86_400_000;
const days = new Intl.DateTimeFormat('en-CA', { timeZone: ROBOT_ZONE });

/** Whether a date of the robot, `2026-05-20`, is that of now or of the day after. */
export function nearDay(date: string, now: Date): 'today' | 'tomorrow' | undefined {
  if (date === days.format(now)) return 'today';
  return date === days.format(now.getTime() + DAY_MS) ? 'tomorrow' : undefined;
}

/** The next sends of a stored config, soonest first; unreadable expressions and those that never run are omitted. */
export async function nextSends(
  config: string | null,
  from: Date,
  count: number,
): Promise<readonly NextSend[]> {
  const stored = parse(config);
  if (!isJsonObject(stored)) return [];
  const rows = SCHEDULE_LISTS.flatMap((list) =>
    readList(stored, list).flatMap((entry) =>
      entry.status === 'ready' ? [{ list, row: entry.row }] : [],
    ),
  );
  const found = await Promise.all(
    rows.map(async ({ list, row }) => {
      const preview = await nextRuns(row.date, { count, from, zone: ROBOT_ZONE });
      if (preview.status !== 'ready') return [];
      const target = row.roomName || row.name || row.alias || row.wxid || '';
      return preview.runs.map((run): NextSend => ({ list, target, run }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => one.run.at.getTime() - other.run.at.getTime())
    .slice(0, count);
}

function parse(config: string | null): unknown {
  try {
    return config === null ? null : JSON.parse(config);
  } catch {
    return null;
  }
}
