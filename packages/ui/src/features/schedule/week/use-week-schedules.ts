import type { JsonObject } from '@chatdeck/sdk/rules';
import { useMemo } from 'react';
import type { Loaded } from '#context/loaded.ts';
import type { Destination } from '#context/navigation.ts';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { reminderApi } from '#store/reminder.api.ts';
import { robotApi } from '#store/robot.api.ts';
import { rssApi } from '#store/rss.api.ts';
import { hasFailed, toLoaded } from '#store/to-loaded.ts';
import { readConfig } from '#lists/config/config-document.ts';
import { useMembership } from '#lists/membership/use-membership.ts';
import {
  batchSchedule,
  configSchedules,
  reminderSchedule,
  rssSchedule,
  type WeekKind,
  type WeekSchedule,
} from './week-schedule';

/** All schedules that run, those that are paused, and the kinds that are missing since their call failed. */
interface WeekSchedules {
  readonly schedules: readonly WeekSchedule[];
  readonly paused: readonly WeekSchedule[];
  readonly missing: readonly WeekKind[];
}

/**
 * Every schedule of the account: of the config, reminders, and for members batch tasks and RSS feeds; with `places` those
 * that are listed on one of these pages, and nothing about what is missing elsewhere.
 */
export function useWeekSchedules(places?: readonly Destination[]): Loaded<WeekSchedules> {
  const skip = { skip: useMembership().isMember !== true };
  const config = robotApi.useRobotConfigQuery(undefined, useLiveOptions());
  const reminders = reminderApi.useAllRemindersQuery();
  const tasks = batchTaskApi.useBatchTasksQuery(undefined, skip);
  const feeds = rssApi.useAllRssFeedsQuery(undefined, skip);
  const raw = config.data?.config;
  const ofConfig = useMemo(() => (raw === undefined ? undefined : readStored(raw)), [raw]);
  const all = useMemo(() => {
    if (!ofConfig) return undefined;
    const those = (arePaused: boolean) => [
      ...configSchedules(ofConfig, { arePaused }),
      ...recordsOf(reminders.data, arePaused).map(reminderSchedule),
      ...recordsOf(tasks.data, arePaused).map(batchSchedule),
      ...recordsOf(feeds.data, arePaused).map(rssSchedule),
    ];
    return { schedules: those(false), paused: those(true) };
  }, [ofConfig, reminders.data, tasks.data, feeds.data]);
  const listed = useMemo(() => {
    if (!all || !places) return all;
    const isListed = ({ place }: WeekSchedule) => places.includes(place);
    return { schedules: all.schedules.filter(isListed), paused: all.paused.filter(isListed) };
  }, [all, places]);
  const others = [
    { kind: 'reminder', query: reminders },
    { kind: 'batch', query: tasks },
    { kind: 'rss', query: feeds },
  ] as const;
  const failed = others.filter(({ query }) => hasFailed(query));
  const missing = places ? [] : failed.map(kindOf);
  const state = toLoaded([config], listed && { ...listed, missing });
  if (state.status !== 'ready') return state;
  const retry = () => {
    state.retry();
    failed.forEach(({ query }) => void query.refetch());
  };
  return { ...state, retry };
}

const recordsOf = <Row extends { readonly isPaused: boolean }>(
  data: { readonly list: readonly Row[] } | undefined,
  arePaused: boolean,
): readonly Row[] => (data?.list ?? []).filter(({ isPaused }) => isPaused === arePaused);

const kindOf = ({ kind }: { readonly kind: WeekKind }) => kind;

const NO_CONFIG: JsonObject = {};
const readStored = (raw: string | null): JsonObject =>
  (raw === null ? undefined : readConfig(raw))?.stored ?? NO_CONFIG;
