import { useMemo } from 'react';
import { notLoaded, type Loaded } from '#context/loaded.ts';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useLive } from '#store/live/use-live.ts';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { loadAnew } from '#store/load-anew.ts';
import { reminderApi } from '#store/reminder.api.ts';
import { rssApi } from '#store/rss.api.ts';
import { hasFailed, toLoaded } from '#store/to-loaded.ts';
import { useRowReader } from '#lists/config/row-reader.ts';
import { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { useMembership } from '#lists/membership/use-membership.ts';
import { useMay } from '#lists/session/use-may.ts';
import {
  batchEntry,
  configEntries,
  reminderEntry,
  rssEntry,
  type ScheduleEntry,
} from './schedule-entry';
import type { PageKind } from './schedule-kind';

/** What could not be loaded. */
export type MissingPart = 'reminder' | 'batch' | 'rss';

interface Schedules {
  /** Of every kind, also where a page shows one of them. */
  readonly entries: readonly ScheduleEntry[];
  /** False while some have not come, or could not be loaded. */
  readonly areAll: boolean;
  /** What the page lacks. */
  readonly missing: readonly MissingPart[];
}

/** The calls that a page shows records of; all of them without a kind. */
const PARTS_OF: Readonly<Record<PageKind, readonly MissingPart[]>> = {
  daily: [],
  content: ['batch'],
  countdown: ['batch'],
  material: ['batch'],
  news: ['batch', 'rss'],
  reminder: ['reminder'],
};

/**
 * Every schedule of the account, of the config and of the lists of records, followed live; those of one `kind` fail with the
 * call of that kind alone.
 */
export function useSchedules(kind?: PageKind) {
  useLive();
  const config = useSavedConfig('schedules');
  const mayChange = useMay('schedule:write');
  const isMember = useMembership().isMember !== false;
  const reminders = reminderApi.useAllRemindersQuery();
  const tasks = batchTaskApi.useBatchTasksQuery();
  const feeds = rssApi.useAllRssFeedsQuery();
  const now = useNow(MINUTE_MS).getTime();
  const readRow = useRowReader();
  const stored = readRow && config.saved?.stored;
  const entries = useMemo(() => {
    const all = [
      ...(stored ? configEntries(stored, readRow) : []),
      ...(reminders.data?.list ?? []).map((row) => reminderEntry(row, now)),
      ...(tasks.data?.list ?? []).map((row) => batchEntry(row, isMember)),
      ...(feeds.data?.list ?? []).map((row) => rssEntry(row, isMember)),
    ];
    return mayChange ? all : all.map((entry) => ({ ...entry, isReadOnly: true }));
  }, [stored, readRow, reminders.data, tasks.data, feeds.data, now, isMember, mayChange]);
  const parts = [
    { part: 'reminder', query: reminders },
    { part: 'batch', query: tasks },
    { part: 'rss', query: feeds },
  ] as const;
  const failed = parts.filter(({ query }) => hasFailed(query));
  const shown = kind && PARTS_OF[kind];
  const missing = failed.map(({ part }) => part).filter((part) => shown?.includes(part) ?? true);
  const areAll = stored !== undefined && parts.every(({ query }) => query.data !== undefined);
  const content = { entries, areAll, missing };
  const toState = (): Loaded<Schedules> => {
    if (kind === 'reminder') return toLoaded([reminders], reminders.data && content);
    if (kind === 'content') return toLoaded([tasks], tasks.data && content);
    if (stored) {
      const retry = () => {
        config.retry();
        failed.forEach(({ query }) => void query.refetch());
      };
      return { status: 'ready', ...content, isStale: config.error !== undefined, retry };
    }
    return notLoaded(config.error, config.retry);
  };
  return {
    /** Loading, failed, or `ready` with the `entries` and what is `missing` among them. */
    state: toState(),
    /** Loads them anew. */
    refresh: () => {
      config.retry();
      parts.forEach(({ query }) => loadAnew(query));
    },
    /** The stored config with its schedules, and how to change it. */
    config,
    isMember,
    /** Whether the session may change them; undefined while unknown. */
    mayChange,
  };
}
