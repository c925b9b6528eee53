import type { RobotCommand } from '@chatdeck/sdk/rules';
import { reminderCommand } from '#features/reminder/reminder-command.ts';
import { chatOf } from '#features/schedule/due/schedule.model.ts';
import type { ScheduleEntry, ScheduleRow } from './schedule-entry';

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
      return rowCommand(source);
  }
}

/** None of a row that the robot cannot read. */
function rowCommand({ list, entry }: ScheduleRow): RobotCommand | undefined {
  if (entry.status !== 'ready') return undefined;
  switch (list) {
    case 'dayTaskSchedule':
      return { target: chatOf(entry.row), event: 'wechatEveryday', message: entry.row };
    case 'roomNewsSchedule':
      return { target: chatOf(entry.row), event: 'news', message: entry.row };
    case 'roomTaskSchedule':
      return { target: chatOf(entry.row), event: 'custom', message: entry.row };
    case 'countDownTaskSchedule':
      return { target: chatOf(entry.row), event: 'countdown', message: entry.row };
  }
}
