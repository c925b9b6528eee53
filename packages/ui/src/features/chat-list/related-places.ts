import type { Destination } from '../../provider/navigation';

/** Where what names a group or friend is edited, by the place that the server tells; others have a name alone. */
export const RELATED_PLACES = {
  dayTaskSchedule: 'schedule.day',
  roomTaskSchedule: 'schedule.custom',
  roomNewsSchedule: 'schedule.news',
  countDownTaskSchedule: 'schedule.countdown',
  parseMiniRooms: 'wechat.index',
  roomJoinKeywords: 'group.index',
  roomAsyncList: 'vip.roomAsync',
  forwards: 'custom.keywordForward',
  privateForwards: 'vip.privateForward',
  dialogues: 'aibot.customchat',
  rssFeeds: 'vip.rssNews',
  batchTasks: undefined,
  reminders: 'schedule.tasks',
  roomReply: 'custom.roomReply',
  privateKeywords: 'custom.privateKeyword',
} as const satisfies Readonly<Record<string, Destination | undefined>>;

/** A place that has a name here; a newer server may know others. */
export type RelatedPlace = keyof typeof RELATED_PLACES;

/** True for a place that has a name here. */
export const isRelatedPlace = (place: string): place is RelatedPlace => place in RELATED_PLACES;
