import { RECORD_LISTS } from '#resources/robot/robot-config.constants.ts';
import { SCHEDULE_LISTS } from '#resources/schedule/schedule.constants.ts';
import { itemsOf, rowOf, rowsIn, textIn, type Row } from '../config-rows';

/** A group or friend that a row names. */
export interface ChatReference {
  readonly kind: 'room' | 'contact';
  /** Empty where the list knows names only. */
  readonly id: string;
  readonly name: string;
  readonly field: string;
}

/** The chat in the place of a named one, or undefined for none. */
export type ChatEdit = (chat: ChatReference) => Pick<ChatReference, 'id' | 'name'> | undefined;

const LISTS = [
  ...SCHEDULE_LISTS,
  'parseMiniRooms',
  'forwards',
  'privateForwards',
  'roomAsyncList',
  'roomJoinKeywords',
  ...RECORD_LISTS,
] as const;

/** A list whose rows name chats. */
export type NamingList = (typeof LISTS)[number];

/** The only field of a row that is a text. */
const TOPIC = 'topic';

const kindOf = (type: unknown): ChatReference['kind'] => (type === 'room' ? 'room' : 'contact');

/** The text of a field as the name of a chat. */
function editName(row: Row, kind: ChatReference['kind'], field: string, edit: ChatEdit): Row {
  const name = textIn(row, field);
  return name === '' ? row : { ...row, [field]: edit({ kind, field, id: '', name })?.name ?? '' };
}

/** The items of a field, without one that another has become. */
function editItems(row: Row, field: string, edit: (item: unknown) => unknown): Row {
  const old = row[field];
  if (!Array.isArray(old)) return row;
  const items = old.map((item: unknown) => ({ item, now: edit(item) }));
  const isThere = (now: unknown) =>
    items.some(({ item }) => item === now || isSameChat(rowOf(item), rowOf(now)));
  const edited = items.flatMap(({ item, now }) =>
    now === undefined || (now !== item && isThere(now)) ? [] : [now],
  );
  return { ...row, [field]: edited };
}

const isSameChat = (one: Row, other: Row) =>
  one['name'] !== undefined && one['name'] === other['name'] && one['id'] === other['id'];

const editNames = (row: Row, kind: ChatReference['kind'], field: string, edit: ChatEdit): Row =>
  editItems(row, field, (name) =>
    typeof name === 'string' ? edit({ kind, field, id: '', name })?.name : name,
  );

/** The targets of a field, each with an id and a name. */
const editTargets = (row: Row, field: string, type: unknown, edit: ChatEdit): Row =>
  editItems(row, field, (item) => {
    const target = rowOf(item);
    const [id, name] = [textIn(target, 'id'), textIn(target, 'name')];
    const now = edit({ kind: kindOf(type), field, id, name });
    if (!now) return undefined;
    if (now.id === id && now.name === name) return item;
    return { ...target, ...(id !== '' && { id: now.id }), name: now.name };
  });

/** The field by which a schedule names its chat. */
function scheduledField(row: Row): string {
  const fields = row['type'] === 'room' ? ['roomName', 'name'] : ['name', 'roomName'];
  return [...fields, 'alias'].find((field) => textIn(row, field) !== '') ?? 'name';
}

/** The chat that a schedule sends to. */
export function scheduledChat(row: Row): ChatReference {
  const field = scheduledField(row);
  return { kind: kindOf(row['type']), id: textIn(row, 'wxid'), name: textIn(row, field), field };
}

function editSchedule(row: Row, edit: ChatEdit): Row {
  const chat = scheduledChat(row);
  const now = edit(chat);
  if (now === chat) return row;
  const id = chat.id === '' ? {} : { wxid: now?.id ?? '' };
  return { ...row, ...id, [chat.field]: now?.name ?? '' };
}

/** A row with other chats in the place of those that it names. */
export function editChats(list: NamingList, row: Row, edit: ChatEdit): Row {
  const { type } = row;
  switch (list) {
    case 'parseMiniRooms':
      return editName(row, 'room', TOPIC, edit);
    case 'forwards':
      return editTargets(
        editTargets(row, 'targets', type, edit),
        'forwardTargets',
        row['forwardType'],
        edit,
      );
    case 'privateForwards': {
      const to = editNames(editNames(row, 'room', 'rooms', edit), 'contact', 'contacts', edit);
      return editName(to, 'contact', 'name', edit);
    }
    case 'roomAsyncList': {
      const many = editNames(row, 'room', 'many', edit);
      return row['model'] === 3 ? many : editName(many, 'room', 'one', edit);
    }
    case 'roomJoinKeywords':
      return editName(row, 'room', 'roomName', edit);
    case 'dialogues':
      return row[type === 'room' ? 'isAllRoom' : 'isAllFriend']
        ? row
        : editTargets(row, 'targets', type, edit);
    case 'rssFeeds':
      return editTargets(row, 'targets', type, edit);
    case 'batchTasks':
      return editTargets(row, row['isAll'] ? 'excludeTargets' : 'targets', type, edit);
    case 'reminders':
      return row['isDone'] ? row : editName(row, 'contact', 'subscribe', edit);
    case 'dayTaskSchedule':
    case 'roomTaskSchedule':
    case 'roomNewsSchedule':
    case 'countDownTaskSchedule':
      return editSchedule(row, edit);
  }
}

const isFilled = (row: Row, ...fields: readonly string[]) =>
  fields.some((field) => itemsOf(row[field]).length > 0);

/** Whether a row from which chats were taken still has what it needs. */
export function isLeft(list: NamingList, row: Row): boolean {
  switch (list) {
    case 'forwards':
      return isFilled(row, 'targets') && isFilled(row, 'forwardTargets');
    case 'privateForwards':
      return textIn(row, 'name') !== '' && isFilled(row, 'rooms', 'contacts');
    case 'roomAsyncList':
      return row['model'] === 3
        ? itemsOf(row['many']).length > 1
        : textIn(row, 'one') !== '' && isFilled(row, 'many');
    case 'dialogues':
    case 'rssFeeds':
    case 'batchTasks':
      return isFilled(row, 'targets');
    // Each has one chat alone.
    case 'dayTaskSchedule':
    case 'roomTaskSchedule':
    case 'roomNewsSchedule':
    case 'countDownTaskSchedule':
    case 'parseMiniRooms':
    case 'roomJoinKeywords':
    case 'reminders':
      return false;
  }
}

/** The chats that a row names, each once. */
function chatsOf(list: NamingList, row: Row): readonly ChatReference[] {
  const chats = new Map<string, ChatReference>();
  editChats(list, row, (chat) => {
    const key = [chat.kind, chat.id, chat.name].join('\n');
    if (!chats.has(key)) chats.set(key, chat);
    return chat;
  });
  return [...chats.values()];
}

/** Texts that name a chat each are rows too. */
const rowsOf = (document: Row, list: NamingList) =>
  list === 'parseMiniRooms'
    ? itemsOf(document[list]).flatMap((topic, index) =>
        typeof topic === 'string' ? [{ index, row: { [TOPIC]: topic } }] : [],
      )
    : rowsIn(document, list);

/** A row as it is stored. */
export const storedRow = (list: NamingList, row: Row): unknown =>
  list === 'parseMiniRooms' ? row[TOPIC] : row;

/** Each chat that a config or the records of an account name, with its row. */
export function* namedChats(document: Row) {
  for (const list of LISTS) {
    for (const { index, row } of rowsOf(document, list)) {
      for (const chat of chatsOf(list, row)) yield { list, index, row, chat };
    }
  }
}
