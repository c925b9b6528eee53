import { RECORD_LISTS } from '#resources/robot/robot-config.constants.ts';
import { withoutRow, itemsOf, type Row } from '../config-rows';
import type { Finding, FindingFix, KnownChat, CheckContext, RecordFix } from '../finding.types';
import { FINDING_TEXT, FIX_TEXT } from '../finding-texts';
import {
  editChats,
  isLeft,
  namedChats,
  storedRow,
  type ChatReference,
  type NamingList,
} from './chat-references';

const isCalled = ({ name, alias }: KnownChat, wanted: string) =>
  name === wanted || alias === wanted;

/** What fixes a row: another chat in the place of the named one, or none. */
interface Cure {
  readonly text: FindingFix['text'];
  readonly chat: Pick<ChatReference, 'id' | 'name'> | undefined;
}

type Wrong = Pick<Finding, 'id' | 'severity' | 'text'> & { readonly cure?: Cure };

/** The one that had this name; where several had it, nobody knows which is meant. */
function renamed(name: string, chats: readonly KnownChat[]): KnownChat | undefined {
  const [one, another] = chats.filter(({ previousNames = [] }) => previousNames.includes(name));
  return another ? undefined : one;
}

function notFound({ id, name }: ChatReference, chats: readonly KnownChat[]): Wrong {
  const now = name === '' ? undefined : renamed(name, chats);
  if (!now) {
    const text = FINDING_TEXT.targetGone(name || id);
    const cure = { text: FIX_TEXT.removeChat, chat: undefined };
    return { id: 'targetGone', severity: 'error', text, cure };
  }
  const names = { name, now: now.name };
  const isDouble = chats.filter((chat) => isCalled(chat, now.name)).length > 1;
  if (isDouble || now.name === '') {
    const text = FINDING_TEXT.targetRenamedDouble(names);
    return { id: 'targetRenamed', severity: 'error', text };
  }
  const text = FINDING_TEXT.targetRenamed(names);
  const cure = { text: FIX_TEXT.newName, chat: { id: id && now.id, name: now.name } };
  return { id: 'targetRenamed', severity: 'error', text, cure };
}

/** What is wrong with a chat; undefined if the robot finds it. */
function wrongWith(chat: ChatReference, chats: readonly KnownChat[]): Wrong | undefined {
  const { id, name } = chat;
  if (id !== '' && chats.some((one) => one.id === id)) return undefined;
  if (id === '' && name === '') return undefined;
  const found = chats.filter((one) => isCalled(one, name));
  const [only] = found;
  if (!only) return notFound(chat, chats);
  if (found.length > 1) {
    const text = FINDING_TEXT.targetDouble({ name, count: found.length });
    return { id: 'targetDouble', severity: 'warning', text };
  }
  // By its name the robot finds it all the same.
  if (id === '') return undefined;
  const text = FINDING_TEXT.targetMoved(name);
  const cure = { text: FIX_TEXT.newId, chat: { id: only.id, name } };
  return { id: 'targetMoved', severity: 'error', text, cure };
}

/** Its row, with another chat in each place that names it. */
function cured(list: NamingList, row: Row, named: ChatReference, { chat: now }: Cure): Row {
  const isNamed = ({ kind, id, name }: ChatReference) =>
    kind === named.kind && id === named.id && name === named.name;
  return editChats(list, row, (chat) => (isNamed(chat) ? now : chat));
}

const isRecordList = (list: NamingList) => RECORD_LISTS.some((one) => one === list);

interface Place {
  readonly list: NamingList;
  readonly index: number;
}

/** How a finding is fixed; nothing where its row would be left without a chat and cannot be paused. */
function fixOf(
  config: Row,
  { list, index }: Place,
  after: Row,
  cure: Cure,
): { readonly fix?: FindingFix; readonly recordFix?: RecordFix } {
  const { text, chat } = cure;
  const isUseful = chat !== undefined || isLeft(list, after);
  if (isRecordList(list)) return isUseful ? { recordFix: { text, apply: () => after } } : {};
  if (isUseful) {
    const rows = itemsOf(config[list]).map((old, at) =>
      at === index ? storedRow(list, after) : old,
    );
    return { fix: { text, apply: () => ({ ...config, [list]: rows }) } };
  }
  const apply = () => withoutRow(config, list, index);
  // A text is its chat and nothing else.
  if (list === 'parseMiniRooms') return { fix: { text: FIX_TEXT.removeRow, apply } };
  return { fix: { text: FIX_TEXT.pauseRow, apply, isPause: true } };
}

/** Groups and friends that the robot does not find, or finds twice. */
export function* chatFindings(config: Row, context: CheckContext): Generator<Finding> {
  const { rooms, friends, dialogues, rssFeeds, batchTasks, reminders } = context;
  const document = { ...config, dialogues, rssFeeds, batchTasks, reminders };
  for (const { chat, ...at } of namedChats(document)) {
    const chats = chat.kind === 'room' ? rooms : friends;
    const wrong = chats && wrongWith(chat, chats);
    if (!wrong) continue;
    const { cure, ...finding } = wrong;
    // A target that is gone need not be excluded, and a reminder has no other field for its target.
    if (chat.field === 'excludeTargets' && finding.id !== 'targetRenamed') continue;
    if (at.list === 'reminders' && finding.id === 'targetDouble') continue;
    const fixes = cure ? fixOf(config, at, cured(at.list, at.row, chat, cure), cure) : {};
    const isLast = cure && !fixes.fix && !fixes.recordFix;
    const name = chat.name || chat.id;
    yield {
      ...finding,
      ...(isLast && { text: FINDING_TEXT.targetGoneLast(name) }),
      place: { list: at.list, index: at.index, field: chat.field },
      chat: { kind: chat.kind, name },
      ...fixes,
    };
  }
}
