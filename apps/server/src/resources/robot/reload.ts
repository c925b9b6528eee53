import type { MessageOf, Topic } from '../../broker/messages';
import type { ReloadTopic } from '../../database/schema';

/** In the order of notification: loading the config also loads most of the rest. */
const RELOAD_TOPICS: readonly ReloadTopic[] = ['event', 'gptconfig', 'rssconfig', 'tasks'];

/** One thing that the robot has to reload; dialogues are cached by the robot, each under its id. */
export interface Reload {
  readonly topic: ReloadTopic;
  readonly key: string;
}

const UPDATE_CONFIG = { target: 'system', event: 'updateConfig' } as const;

/** What a message makes the robot reload; undefined for a message that has no lasting effect. */
export function reloadIn<T extends Topic>(topic: T, message: MessageOf<T>): Reload | undefined {
  if (topic === 'rssconfig' || topic === 'tasks') return { topic, key: '' };
  if ('updateId' in message) return { topic: 'gptconfig', key: message.updateId };
  const isUpdate = 'event' in message && message.event === UPDATE_CONFIG.event;
  return isUpdate ? { topic: 'event', key: '' } : undefined;
}

/** The messages that make a robot reload things, in the order of their topics. */
export function messagesFor(reloads: readonly Reload[]) {
  return RELOAD_TOPICS.flatMap((topic) =>
    reloads.filter((reload) => reload.topic === topic).map(({ key }) => messageFor(topic, key)),
  );
}

type ReloadMessage = {
  readonly [T in ReloadTopic]: { readonly topic: T; readonly message: MessageOf<T> };
}[ReloadTopic];

function messageFor(topic: ReloadTopic, updateId: string): ReloadMessage {
  switch (topic) {
    case 'event':
      return { topic, message: UPDATE_CONFIG };
    case 'gptconfig':
      // Also for a removed one: the robot clears its cache of it either way.
      return { topic, message: { event: 'update', updateId } };
    case 'rssconfig':
    case 'tasks':
      return { topic, message: {} };
  }
}
