import type { Relation } from '@chatdeck/sdk';
import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import type { Destination } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ScheduleSummary } from '#lists/records/summary/schedule-summary.tsx';
import * as css from './related.css';
import { relatedMessages } from './related.messages';
import { useRelationQuery } from './use-related';

/** The destination for editing, by the kind of place in which the server finds something. */
const RELATED_PLACES = {
  dayTaskSchedule: 'schedule.day',
  roomTaskSchedule: 'schedule.custom',
  roomNewsSchedule: 'schedule.news',
  countDownTaskSchedule: 'schedule.countdown',
  newFriendReplys: 'wechat.index',
  replyKeywords: 'wechat.keywords',
  parseMiniRooms: 'wechat.index',
  roomJoinKeywords: 'group.index',
  roomAsyncList: 'vip.roomAsync',
  forwards: 'custom.keywordForward',
  privateForwards: 'vip.privateForward',
  dialogues: 'aibot.customchat',
  rssFeeds: 'vip.rssNews',
  // The destination depends on the task type, see below.
  batchTasks: undefined,
  reminders: 'schedule.tasks',
  roomReply: 'custom.roomReply',
  privateKeywords: 'custom.privateKeyword',
} as const satisfies Readonly<Record<string, Destination | undefined>>;

/** A place with a name in this version; a newer server may send others. */
type RelatedPlace = keyof typeof RELATED_PLACES;

/** True for a place with a name in this version. */
const isRelatedPlace = (place: string): place is RelatedPlace => place in RELATED_PLACES;

/** The destination for editing batch tasks, by task type; batch countdowns have no page. */
const BATCH_TASK_PLACES: Readonly<Record<string, Destination | undefined>> = {
  [BATCH_TASK_TYPE.news]: 'custom.moreNews',
  [BATCH_TASK_TYPE.material]: 'custom.moreMaterial',
  [BATCH_TASK_TYPE.channel]: 'schedule.customContent',
};

/** The destination for editing a relation; undefined if there is no page for it. */
function destinationOf({ place, taskType = '' }: Relation): Destination | undefined {
  if (place === 'batchTasks') return BATCH_TASK_PLACES[taskType];
  return isRelatedPlace(place) ? RELATED_PLACES[place] : undefined;
}

/** The places that send something at a time, rather than react to a message. */
const TIMED: ReadonlySet<string> = new Set([
  'dayTaskSchedule',
  'roomTaskSchedule',
  'roomNewsSchedule',
  'countDownTaskSchedule',
  'rssFeeds',
  'batchTasks',
  'reminders',
]);

/** True for a schedule, task or reminder; false for a rule or dialogue. */
export const isTimed = ({ place }: Relation): boolean => TIMED.has(place);

interface RelationListProps {
  readonly rows: readonly Relation[];
  readonly label: string;
}

/** Rules, schedules and tasks, each with a link to where it is edited. */
export const RelationList = ({ rows, label }: RelationListProps) => (
  <ul className={css.list} aria-label={label}>
    {rows.map((relation) => (
      <li key={`${relation.place}:${relation.id ?? relation.at ?? ''}`} className={css.item}>
        <Place relation={relation} />
        <ScheduleSummary cron={relation.label} />
      </li>
    ))}
  </ul>
);

function Place({ relation }: { readonly relation: Relation }) {
  const t = useMessages(relatedMessages);
  const { place } = relation;
  const name = isRelatedPlace(place) ? t[place] : place;
  const to = destinationOf(relation);
  const query = useRelationQuery(relation);
  return to === undefined ? (
    <Text weight="medium">{name}</Text>
  ) : (
    <PlaceLink to={to} query={query}>
      {name}
    </PlaceLink>
  );
}
