import { SCHEDULE_LISTS } from '../../../resources/schedule/schedule.constants';
import { rowsIn, textIn, textsOf, withRow, type Row } from '../config-rows';
import type { Finding, KnownChat, LintContext } from '../finding.types';
import { FINDING_TEXT, FIX_TEXT } from '../lint-texts';

/** A group or friend that a row names. */
export interface ChatReference {
  readonly kind: 'room' | 'contact';
  /** Empty where the list knows names only. */
  readonly id: string;
  readonly name: string;
  readonly field: string;
  /** The row with another id in this place. */
  readonly withId?: (id: string) => Row;
}

const kindOf = (type: unknown): ChatReference['kind'] => (type === 'room' ? 'room' : 'contact');

const named = (kind: ChatReference['kind'], field: string) => (name: string) => ({
  kind,
  field,
  id: '',
  name,
});

/** The targets of a field, each with an id and a name. */
const targetsIn = (row: Row, field: string, type: unknown): readonly ChatReference[] =>
  rowsIn(row, field).map((target) => ({
    kind: kindOf(type),
    field,
    id: textIn(target.row, 'id'),
    name: textIn(target.row, 'name'),
    withId: (id) => withRow(row, field, target.index, { ...target.row, id }),
  }));

/** The chat that a schedule sends to. */
export function scheduledChat(row: Row): ChatReference {
  const isRoom = row['type'] === 'room';
  const [room, friend] = [textIn(row, 'roomName'), textIn(row, 'name')];
  const name = (isRoom ? room || friend : friend || room) || textIn(row, 'alias');
  const field = isRoom ? 'roomName' : 'name';
  return { kind: kindOf(row['type']), id: textIn(row, 'wxid'), name, field };
}

/** The lists that name chats, besides the schedules. */
const NAMING = [
  'forwards',
  'privateForwards',
  'roomAsyncList',
  'roomJoinKeywords',
  'dialogues',
] as const;

/** The chats that a row of a list names. */
function chatsOf(list: (typeof NAMING)[number], row: Row): readonly ChatReference[] {
  const { type } = row;
  switch (list) {
    case 'forwards':
      return [
        ...targetsIn(row, 'targets', type),
        ...targetsIn(row, 'forwardTargets', row['forwardType']),
      ];
    case 'privateForwards':
      return [
        ...textsOf(row['rooms']).map(named('room', 'rooms')),
        ...textsOf(row['contacts']).map(named('contact', 'contacts')),
        named('contact', 'name')(textIn(row, 'name')),
      ];
    case 'roomAsyncList': {
      const main = row['model'] === 3 ? [] : [named('room', 'one')(textIn(row, 'one'))];
      return [...main, ...textsOf(row['many']).map(named('room', 'many'))];
    }
    case 'roomJoinKeywords':
      return [named('room', 'roomName')(textIn(row, 'roomName'))];
    case 'dialogues':
      return row[type === 'room' ? 'isAllRoom' : 'isAllFriend']
        ? []
        : targetsIn(row, 'targets', type);
  }
}

/** Each chat that a config or the dialogues name, with its row. */
function* namedChats(document: Row) {
  for (const list of SCHEDULE_LISTS) {
    for (const { index, row } of rowsIn(document, list)) {
      yield { list, index, reference: scheduledChat(row) };
    }
  }
  for (const list of NAMING) {
    for (const { index, row } of rowsIn(document, list)) {
      for (const reference of chatsOf(list, row)) yield { list, index, reference };
    }
  }
}

const isCalled = ({ name, alias }: KnownChat, wanted: string) =>
  name === wanted || alias === wanted;

/** What is wrong with a chat; undefined if the robot finds it. */
function wrongWith(
  { id, name, withId }: ChatReference,
  chats: readonly KnownChat[],
): (Pick<Finding, 'id' | 'severity' | 'text'> & { readonly row?: () => Row }) | undefined {
  if (id !== '' && chats.some((chat) => chat.id === id)) return undefined;
  if (id === '' && name === '') return undefined;
  const found = chats.filter((chat) => isCalled(chat, name));
  const [only] = found;
  if (!only) {
    return { id: 'targetGone', severity: 'error', text: FINDING_TEXT.targetGone(name || id) };
  }
  if (found.length > 1) {
    const text = FINDING_TEXT.targetDouble({ name, count: found.length });
    return { id: 'targetDouble', severity: 'warning', text };
  }
  // By its name the robot finds it all the same.
  if (id === '' || !withId) return undefined;
  const text = FINDING_TEXT.targetMoved(name);
  return { id: 'targetMoved', severity: 'error', text, row: () => withId(only.id) };
}

/** Groups and friends that the robot does not find, or finds twice. */
export function* chatFindings(config: Row, context: LintContext): Generator<Finding> {
  const { rooms, friends, dialogues } = context;
  for (const { list, index, reference } of namedChats({ ...config, dialogues })) {
    const chats = reference.kind === 'room' ? rooms : friends;
    const wrong = chats && wrongWith(reference, chats);
    if (!wrong) continue;
    const { row: mended, ...finding } = wrong;
    const apply = mended && (() => withRow(config, list, index, mended()));
    yield {
      ...finding,
      place: { list, index, field: reference.field },
      // Dialogues are not part of the config.
      ...(apply && list !== 'dialogues' && { fix: { text: FIX_TEXT.newId, apply } }),
    };
  }
}

/** Where a row of forwards or syncs passes messages from and to, as nodes of a graph. */
export function passages(list: string, row: Row): readonly (readonly [from: string, to: string])[] {
  const node = ({ kind, name }: Pick<ChatReference, 'kind' | 'name'>) => `${kind} ${name}`;
  const cross = (sources: readonly string[], targets: readonly string[]) =>
    sources.flatMap((source) => targets.map((target) => [source, target] as const));
  const room = (name: string) => node({ kind: 'room', name });
  switch (list) {
    case 'forwards':
      return cross(
        targetsIn(row, 'targets', row['type']).map(node),
        targetsIn(row, 'forwardTargets', row['forwardType']).map(node),
      );
    case 'privateForwards':
      return cross(
        [node({ kind: 'contact', name: textIn(row, 'name') })],
        [
          ...textsOf(row['rooms']).map(room),
          ...textsOf(row['contacts']).map((name) => node({ kind: 'contact', name })),
        ],
      );
    case 'roomAsyncList': {
      const [one, many] = [[room(textIn(row, 'one'))], textsOf(row['many']).map(room)];
      if (row['model'] === 1) return cross(one, many);
      return row['model'] === 2 ? cross(many, one) : cross(many, many);
    }
    default:
      return [];
  }
}
