import { readRow } from '@chatdeck/sdk';
import type { Json, RobotCommand } from '@chatdeck/sdk/rules';
import { reminderCommand } from '#features/reminder/reminder-command.ts';
import { chatOf } from '#features/schedule/due/schedule.model.ts';
import type { ScheduleEntry } from './schedule-entry';
import type { ScheduleList } from './schedule-kind';

/** The command that has the robot run a schedule now; undefined for what it cannot run apart from its time. */
export function runCommand({ source, stop }: ScheduleEntry): RobotCommand | undefined {
  if (stop === 'members') return undefined;
  switch (source.of) {
    case 'reminder':
      return reminderCommand(source.row);
    case 'batch':
      return { target: 'Tasks', task: source.row };
    case 'rss':
      return { target: 'Rss', message: source.row };
    case 'config':
      return rowCommand(source.list, source.seen.row.stored);
  }
}

function rowCommand(list: ScheduleList, stored: Json): RobotCommand | undefined {
  switch (list) {
    case 'dayTaskSchedule': {
      const { row } = read(list, stored);
      return row && { target: chatOf(row), event: 'wechatEveryday', message: row };
    }
    case 'roomNewsSchedule': {
      const { row } = read(list, stored);
      return row && { target: chatOf(row), event: 'news', message: row };
    }
    case 'roomTaskSchedule': {
      const { row } = read(list, stored);
      return row && { target: chatOf(row), event: 'custom', message: row };
    }
    case 'countDownTaskSchedule': {
      const { row } = read(list, stored);
      return row && { target: chatOf(row), event: 'countdown', message: row };
    }
  }
}

/** The row as the robot reads it; none if it cannot. */
function read<List extends ScheduleList>(list: List, stored: Json) {
  const entry = readRow(list, stored);
  return { row: entry.status === 'ready' ? entry.row : undefined };
}
