import { readList, type ConfigRows } from '@chatdeck/sdk';
import type { JsonObject } from '@chatdeck/sdk/rules';
import type { Named, Relation, Subject } from './relation';
import { names } from './relation';

/** The targets that the rows of a list refer to, and what distinguishes one row from another. */
interface Naming<Row> {
  readonly named: (row: Row) => readonly Named[];
  readonly label: (row: Row) => string;
}

interface Scheduled {
  readonly type: 'contact' | 'room';
  readonly wxid?: string | undefined;
  readonly name?: string | undefined;
  readonly roomName?: string | undefined;
  readonly alias?: string | undefined;
  readonly date: string;
}

const rooms = (list: readonly (string | undefined)[]): Named[] =>
  list.map((name) => ({ kind: 'room', name }));
const contacts = (list: readonly string[]): Named[] =>
  list.map((name) => ({ kind: 'contact', name }));

const schedule: Naming<Scheduled> = {
  named: ({ type, wxid, name, roomName, alias }) => [
    { kind: type, id: wxid, name: roomName ?? name, alias },
  ],
  label: ({ date }) => date,
};

const text = ({ keywords }: { readonly keywords: readonly string[] }) => keywords.join('、');

/** The lists of a config whose rows refer to groups or friends (robot contract, section 1.4). */
const NAMING: { readonly [List in keyof ConfigRows]?: Naming<ConfigRows[List]> } = {
  dayTaskSchedule: schedule,
  roomTaskSchedule: schedule,
  roomNewsSchedule: schedule,
  countDownTaskSchedule: schedule,
  parseMiniRooms: { named: (topic) => rooms([topic]), label: (topic) => topic },
  roomJoinKeywords: { named: ({ roomName }) => rooms([roomName]), label: text },
  roomAsyncList: {
    named: ({ one, many }) => rooms([one, ...many]),
    label: ({ one, many }) => [one, ...many].filter(Boolean).join('、'),
  },
  forwards: {
    named: ({ type, targets, forwardType, forwardTargets }) => [
      ...targets.map((target) => ({ kind: type, ...target })),
      ...forwardTargets.map((target) => ({ kind: forwardType, ...target })),
    ],
    label: text,
  },
  privateForwards: {
    named: (row) => [...rooms(row.rooms), ...contacts([row.name, ...row.contacts])],
    label: ({ name }) => name,
  },
};

function relationsOfList<List extends keyof ConfigRows>(
  stored: JsonObject,
  list: List,
  subject: Subject,
): Relation[] {
  const naming = NAMING[list];
  if (naming === undefined) return [];
  return readList(stored, list).flatMap((entry, at) =>
    entry.status === 'ready' && names(naming.named(entry.row), subject)
      ? [{ place: list, at, id: null, label: naming.label(entry.row) }]
      : [],
  );
}

/** The rows of a config that refer to the subject. */
export const configRelations = (stored: JsonObject, subject: Subject): Relation[] => [
  ...relationsOfList(stored, 'dayTaskSchedule', subject),
  ...relationsOfList(stored, 'roomTaskSchedule', subject),
  ...relationsOfList(stored, 'roomNewsSchedule', subject),
  ...relationsOfList(stored, 'countDownTaskSchedule', subject),
  ...relationsOfList(stored, 'parseMiniRooms', subject),
  ...relationsOfList(stored, 'roomJoinKeywords', subject),
  ...relationsOfList(stored, 'roomAsyncList', subject),
  ...relationsOfList(stored, 'forwards', subject),
  ...relationsOfList(stored, 'privateForwards', subject),
];
