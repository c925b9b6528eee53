import type { BatchTask } from '@chatdeck/sdk';
import {
  Bell,
  CalendarClock,
  Files,
  Hourglass,
  ListOrdered,
  Megaphone,
  Newspaper,
  Rss,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import type { Destination } from '#context/navigation.ts';

/** The kinds of schedules that have a page among the schedules, in the order of their filters. */
export const PAGE_KINDS = [
  'daily',
  'content',
  'countdown',
  'material',
  'news',
  'reminder',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** All kinds: those of the pages, and the ones that are sent to many or come from a feed. */
export type ScheduleKind = PageKind | 'newsMany' | 'materialMany' | 'countdownMany' | 'rss';

/** The page that lists a kind; each has one, so that the pages together have as many as that of all. */
const PAGE_OF: Readonly<Record<ScheduleKind, PageKind>> = {
  daily: 'daily',
  content: 'content',
  countdown: 'countdown',
  material: 'material',
  news: 'news',
  reminder: 'reminder',
  newsMany: 'news',
  materialMany: 'material',
  countdownMany: 'countdown',
  rss: 'news',
};

/** Whether a page lists schedules of a kind: that of all does, and that of news also lists broadcasts and feeds. */
export const isOfPage = (kind: ScheduleKind, page: PageKind | undefined): boolean =>
  page === undefined || PAGE_OF[kind] === page;

/** The pages on which the schedules of a page can be changed: its own first, then those of broadcasts and feeds. */
export const PLACES_OF: Readonly<Record<PageKind, readonly [Destination, ...Destination[]]>> = {
  daily: ['schedule.day'],
  content: ['schedule.customContent'],
  countdown: ['schedule.countdown'],
  material: ['schedule.custom', 'custom.moreMaterial'],
  news: ['schedule.news', 'custom.moreNews', 'vip.rssNews'],
  reminder: ['schedule.tasks'],
};

/** The lists of the robot config that are schedules. */
export const CONFIG_KINDS = {
  dayTaskSchedule: 'daily',
  countDownTaskSchedule: 'countdown',
  roomTaskSchedule: 'material',
  roomNewsSchedule: 'news',
} as const;
export type ScheduleList = keyof typeof CONFIG_KINDS;

export const BATCH_KINDS: Readonly<Record<BatchTask['taskType'], ScheduleKind>> = {
  customContent: 'content',
  news: 'newsMany',
  custom: 'materialMany',
  countDown: 'countdownMany',
};

export const KIND_ICONS: Readonly<Record<ScheduleKind, LucideIcon>> = {
  daily: Sun,
  content: ListOrdered,
  countdown: Hourglass,
  material: CalendarClock,
  news: Newspaper,
  reminder: Bell,
  newsMany: Megaphone,
  materialMany: Files,
  countdownMany: Hourglass,
  rss: Rss,
};

/** The robot runs these for members alone. */
export const MEMBER_KINDS: ReadonlySet<ScheduleKind> = new Set([
  'content',
  'newsMany',
  'materialMany',
  'countdownMany',
  'rss',
]);
