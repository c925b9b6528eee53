import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import type { Destination } from '#context/navigation.ts';

/** The page on which each list or object of a config is edited. */
export const FINDING_PLACES = {
  parseMiniRooms: 'wechat.index',
  replyKeywords: 'wechat.keywords',
  eventKeywords: 'wechat.keywordsEvent',
  callBackEvents: 'vip.callbackEvent',
  forwards: 'custom.keywordForward',
  privateForwards: 'vip.privateForward',
  roomAsyncList: 'vip.roomAsync',
  roomJoinKeywords: 'group.index',
  dayTaskSchedule: 'schedule.day',
  roomTaskSchedule: 'schedule.custom',
  roomNewsSchedule: 'schedule.news',
  countDownTaskSchedule: 'schedule.countdown',
  dialogues: 'aibot.customchat',
  rssFeeds: 'vip.rssNews',
  newsTasks: 'custom.moreNews',
  materialTasks: 'custom.moreMaterial',
  channelTasks: 'schedule.customContent',
  // Batch countdowns have no page.
  batchTasks: undefined,
  reminders: 'schedule.tasks',
  customBot: 'custom.customBot',
  summerConfig: 'vip.summerChat',
} as const satisfies Readonly<Record<string, Destination | undefined>>;

/** A list or object whose page is known to this version. */
export type FindingList = keyof typeof FINDING_PLACES;

export const isFindingList = (list: string): list is FindingList => list in FINDING_PLACES;

export const FINDING_LISTS = Object.keys(FINDING_PLACES).filter(isFindingList);

/** The lists of the batch tasks of each kind that has a page. */
export const TASK_LISTS: Readonly<Record<string, FindingList | undefined>> = {
  [BATCH_TASK_TYPE.news]: 'newsTasks',
  [BATCH_TASK_TYPE.material]: 'materialTasks',
  [BATCH_TASK_TYPE.channel]: 'channelTasks',
};

/** The page of a list; undefined if this version has none. */
export const findingPlace = (list: string): Destination | undefined =>
  isFindingList(list) ? FINDING_PLACES[list] : undefined;
