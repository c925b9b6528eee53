/** How the robot finds the groups and friends that a config names; without lists every one counts as found. */
import { fail, textOf } from './robot-values';
import type { Target } from './simulation.types';
import type { Turn } from './turn';

/** The chats that the robot knows, with what the library searches by. */
function chatsOf({ setup: { rooms, friends } }: Turn, kind: Target['kind']) {
  return kind === 'room' ? rooms?.map(({ id, topic }) => ({ id, name: topic })) : friends;
}

/** A chat by its id; `name` is what the config calls it. */
export function chatById(
  turn: Turn,
  kind: Target['kind'],
  id: unknown,
  name: unknown,
): Target | undefined {
  const chats = chatsOf(turn, kind);
  const text = textOf(id);
  if (chats === undefined) return { kind, id: text, name: textOf(name) };
  const chat = chats.find((one) => one.id === text);
  return chat && { kind, id: text, name: chat.name };
}

/** The first chat with a name; the library throws for an empty one. */
export function chatByName(turn: Turn, kind: Target['kind'], name: unknown): Target | undefined {
  if (!name) return fail();
  // It throws for a friend whose name is no text, and finds no such group.
  if (typeof name !== 'string') return kind === 'room' ? undefined : fail();
  const chats = chatsOf(turn, kind);
  if (chats === undefined) return { kind, name };
  const chat = chats.find((one) => one.name === name);
  return chat && { kind, id: chat.id, name };
}

/** The friend with an id or, where the id is absent, with a name. An empty id is one search key too many. */
export function contactBy(turn: Turn, id: unknown, name: unknown): Target | undefined {
  if (id) return chatById(turn, 'contact', id, name);
  return id === undefined ? chatByName(turn, 'contact', name) : fail();
}
