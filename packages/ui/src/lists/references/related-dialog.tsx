import type { Relation } from '@chatdeck/sdk';
import { BATCH_TASK_TYPE } from '@chatdeck/sdk/rules';
import { Unlink2 } from 'lucide-react';
import type { Destination } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ScheduleSummary } from '#lists/records/summary/schedule-summary.tsx';
import * as css from './related.css';
import { relatedMessages } from './related.messages';
import { useRelated, useRelationQuery, type Referenced } from './use-related';

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

interface Props {
  readonly target: Referenced;
  readonly onClose: () => void;
}

/** Lists the rules, schedules and tasks that refer to a group, friend, material or prompt, each with a link. */
export default function RelatedDialog({ target, onClose }: Props) {
  const t = useMessages(relatedMessages);
  return (
    <Dialog
      isOpen
      isDismissable
      title={t.title({ name: target.name })}
      description={t[`${target.kind}Text`]}
      onOpenChange={onClose}
    >
      <Relations target={target} />
    </Dialog>
  );
}

const isChat = ({ kind }: Referenced) => kind === 'room' || kind === 'contact';

/** The rules, schedules and tasks themselves. */
export function Relations({ target }: Pick<Props, 'target'>) {
  const t = useMessages(relatedMessages);
  const list = useRelated(target);
  return (
    <LoadedPart state={list} label={t.loading} rows={3}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState icon={Unlink2} title={t.none}>
            {isChat(target) ? t.noneText : t.noneOfIt}
          </EmptyState>
        ) : (
          <ul className={css.list} aria-label={t.title({ name: target.name })}>
            {rows.map((relation) => (
              <li
                key={`${relation.place}:${relation.id ?? relation.at ?? ''}`}
                className={css.item}
              >
                <Place relation={relation} />
                <ScheduleSummary cron={relation.label} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  );
}

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
