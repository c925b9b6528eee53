import type { ShownFinding } from '#lists/config-check/check-config.ts';
import { useListFindings, useRecordFindings } from '#lists/config-check/use-list-findings.ts';
import type { ScheduleEntry } from './schedule-entry';

const none: readonly ShownFinding[] = [];

/** What the check of the config has found about each schedule. */
export function useEntryFindings(
  findings: readonly ShownFinding[],
): (entry: ScheduleEntry) => readonly ShownFinding[] {
  const lists = {
    dayTaskSchedule: useListFindings('dayTaskSchedule', findings),
    countDownTaskSchedule: useListFindings('countDownTaskSchedule', findings),
    roomTaskSchedule: useListFindings('roomTaskSchedule', findings),
    roomNewsSchedule: useListFindings('roomNewsSchedule', findings),
  };
  const records = {
    reminder: useRecordFindings('reminders', findings),
    batch: useRecordFindings('batchTasks', findings),
    rss: useRecordFindings('rssFeeds', findings),
  };
  return ({ source, isPaused }) => {
    if (source.of === 'config') return lists[source.list](source.seen);
    return isPaused ? none : records[source.of](source.row.id);
  };
}
