import { readList, type ConfigRows } from '@chatdeck/sdk';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { materialsIn, type Mention, type Named } from './relation';

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

const textOf = (item: object, key: string): string => {
  const value: unknown = Reflect.get(item, key);
  return typeof value === 'string' ? value : '';
};

const text = ({ keywords }: { readonly keywords: readonly string[] }) => keywords.join('、');

/** The lists of a config whose rows refer to groups, friends or materials (robot contract, section 1.4). */
const NAMING: { readonly [List in keyof ConfigRows]?: Naming<ConfigRows[List]> } = {
  dayTaskSchedule: schedule,
  roomTaskSchedule: {
    named: (row) => [...schedule.named(row), ...materialsIn(row.contents)],
    label: ({ date }) => date,
  },
  roomNewsSchedule: schedule,
  countDownTaskSchedule: schedule,
  parseMiniRooms: { named: (topic) => rooms([topic]), label: (topic) => topic },
  replyKeywords: { named: ({ replys }) => materialsIn(replys), label: text },
  roomJoinKeywords: {
    named: ({ roomName, replys, welcomes }) => [
      ...rooms([roomName]),
      ...materialsIn(replys),
      ...materialsIn(welcomes),
    ],
    label: text,
  },
  newFriendReplys: {
    named: (item) => materialsIn([item]),
    label: (item) => textOf(item, 'name') || textOf(item, 'content'),
  },
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

function mentionsIn<List extends keyof ConfigRows>(stored: JsonObject, list: List): Mention[] {
  const naming = NAMING[list];
  if (naming === undefined) return [];
  return readList(stored, list).flatMap((entry, at): Mention[] => {
    if (entry.status !== 'ready') return [];
    const { row } = entry;
    const relation = () => ({ place: list, at, id: null, label: naming.label(row) });
    return [{ place: list, named: naming.named(row), relation }];
  });
}

/** The rows of a config that refer to something, in the order in which they are listed. */
export const configMentions = (stored: JsonObject): Mention[] => [
  ...mentionsIn(stored, 'dayTaskSchedule'),
  ...mentionsIn(stored, 'roomTaskSchedule'),
  ...mentionsIn(stored, 'roomNewsSchedule'),
  ...mentionsIn(stored, 'countDownTaskSchedule'),
  ...mentionsIn(stored, 'newFriendReplys'),
  ...mentionsIn(stored, 'replyKeywords'),
  ...mentionsIn(stored, 'parseMiniRooms'),
  ...mentionsIn(stored, 'roomJoinKeywords'),
  ...mentionsIn(stored, 'roomAsyncList'),
  ...mentionsIn(stored, 'forwards'),
  ...mentionsIn(stored, 'privateForwards'),
];
