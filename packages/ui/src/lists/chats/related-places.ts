import type { Relation } from '@chatdeck/sdk';
import { BATCH_TASK_TYPE } from '@chatdeck/sdk/rules';
import type { Destination } from '#context/navigation.ts';

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
  // Its kinds have a page each.
  batchTasks: undefined,
  reminders: 'schedule.tasks',
  roomReply: 'custom.roomReply',
  privateKeywords: 'custom.privateKeyword',
} as const satisfies Readonly<Record<string, Destination | undefined>>;

/** A place that has a name here; a newer server may know others. */
export type RelatedPlace = keyof typeof RELATED_PLACES;

/** True for a place that has a name here. */
export const isRelatedPlace = (place: string): place is RelatedPlace => place in RELATED_PLACES;

/** Where batch tasks are edited, by what they send; countdowns for many have no page. */
const BATCH_TASK_PLACES: Readonly<Record<string, Destination | undefined>> = {
  [BATCH_TASK_TYPE.news]: 'custom.moreNews',
  [BATCH_TASK_TYPE.material]: 'custom.moreMaterial',
  [BATCH_TASK_TYPE.channel]: 'schedule.customContent',
};

/** Where what is told of is edited; undefined where there is no page for it here. */
export function destinationOf({ place, taskType = '' }: Relation): Destination | undefined {
  if (place === 'batchTasks') return BATCH_TASK_PLACES[taskType];
  return isRelatedPlace(place) ? RELATED_PLACES[place] : undefined;
}
