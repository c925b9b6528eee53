/** Brings what the simulation predicts and what the plugin did to one form. */
import type {
  Ask,
  Send,
  Simulation,
  SimulationMessage,
  SimulationSetup,
} from '../simulation.types';
import { textOf } from '../robot-values';
import type { Case } from './random-cases.fixtures';
import { MADE_ROOM, PEOPLE, ROBOT, ROOMS } from './random-world.fixtures';
import type { Observed } from './robot-trial.fixtures';

/** Skills whose words are part of the question; others are asked without. */
const WITH_WORD: readonly string[] = ['rubbish', 'xing', 'lunar', 'emo', 'event-abc', 'outapi-x'];

const isElsewhere = ({ by }: Send) => by === 'privateForward' || by === 'sync';

/** What the puppet is asked to do for a reply item. */
function expectedMessage(send: Send, { kind = 'text' }: SimulationMessage): object {
  const { message, to } = send;
  const isForwarded = isElsewhere(send) && kind !== 'text';
  if (isForwarded && !(send.by === 'privateForward' && kind === 'image'))
    return { type: 'forward' };
  if (message.type === 3)
    return { type: 2, name: to.kind === 'room' ? 'room-avatar.jpg' : 'user-avatar.jpg' };
  if (message.type === 2 && message.url !== undefined)
    return { type: 2, url: encodeURI(textOf(message.url)) };
  if (message.type === 8) return { type: 2, url: message.url };
  return message;
}

function expectedAsk({ by: _, word, ...ask }: Ask): object {
  const isSaid = ask.kind !== 'skill' || WITH_WORD.includes(ask.event ?? '');
  return { ...ask, word: isSaid ? word : undefined };
}

function seenMessage(send: unknown): unknown {
  const { to, message } = send as { to: object; message: { type: unknown; content?: string } };
  if (message.type !== 'forward') return { to, message };
  // The puppet reports a forwarded text as a forward.
  const isText = Boolean(message.content) && !/^(https?:|文件\.)/.test(message.content ?? '');
  return { to, message: isText ? { type: 1, content: message.content } : { type: 'forward' } };
}

/** A group that the robot has made itself has an id that cannot be predicted. */
const withoutMadeId = (to: { kind: string; id?: string; name: string }) => ({
  ...to,
  id: to.id?.startsWith('made-') ? undefined : to.id,
});

/** What an AI answered; the simulation cannot predict it, so it is not in the history either. */
const ANSWER = '⟦answer⟧';

/** The lines of a summary; those of one second have no order on the robot. */
function withoutOrder(ask: object): object {
  if (!('word' in ask) || typeof ask.word !== 'string') return ask;
  if (!ask.word.startsWith('\n对话时间:')) return ask;
  const lines = ask.word.split('\n\n').map((line) => line.trim());
  const known = lines.filter((line) => !line.includes(ANSWER)).sort();
  return { ...ask, word: known.join('\n') };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const expected = ({ sends, asks }: Simulation, message: SimulationMessage): unknown =>
  plain({
    sends: sends.map((send) => ({ to: send.to, message: expectedMessage(send, message) })),
    asks: asks.map(expectedAsk).map(withoutOrder),
  });

/** A group that is made meanwhile may get its welcome before or after the other messages. */
function madeLast(sends: readonly { to: { name: string } }[]) {
  const isMade = ({ to }: { to: { name: string } }) => to.name === MADE_ROOM;
  return [...sends.filter((send) => !isMade(send)), ...sends.filter(isMade)];
}

export function seen({ sends, asks }: Observed): unknown {
  const made = sends.map(seenMessage).map((send) => {
    const { to, message } = send as { to: Parameters<typeof withoutMadeId>[0]; message: object };
    return { to: withoutMadeId(to), message };
  });
  return plain({ sends: madeLast(made), asks: asks.map((ask) => withoutOrder(ask as object)) });
}

/** The setup of one of the messages, between which a second passes. */
export const setupOf = (
  { config, dialogues, role, now, materials }: Case,
  index: number,
): SimulationSetup => ({
  config,
  dialogues,
  user: { role },
  now: new Date(now + index * 1000),
  robot: ROBOT,
  rooms: ROOMS,
  friends: PEOPLE,
  materials,
});
