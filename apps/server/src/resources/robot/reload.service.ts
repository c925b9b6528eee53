import type { Broker } from '../../broker/broker';
import { logFailure } from '../../log';
import type { ReloadTopic } from '../../database/schema';
import { messagesFor, reloadIn } from './reload';
import type { ReloadRepository } from './reload.repository';

/** A robot that heard of a change has loaded it by then. */
const LOADED_WITHIN_MS = 5_000;

/**
 * Sees to it that a robot loads what was saved while its line was down. Nothing that a broker says is kept for a robot
 * that does not listen, and the plugin asks for nothing when its line comes back.
 */
export function reloadService(repository: ReloadRepository, broker: Broker) {
  async function say(userId: string, sinceMs: number): Promise<void> {
    for (const { topic, message } of messagesFor(await repository.pending(userId, sinceMs))) {
      await broker.publish(userId, topic, message);
    }
  }

  const notifyAgain = (userId: string, sinceMs: number): Promise<void> =>
    say(userId, sinceMs).catch((error: unknown) =>
      logFailure('A robot could not be told what to load again', error),
    );

  return {
    /** The broker as all others use it: what the robot has to load stays noted until it does. */
    broker: {
      ...broker,
      async publish(userId, topic, message) {
        const reload = reloadIn(topic, message);
        if (reload === undefined) return broker.publish(userId, topic, message);
        await repository.note(userId, reload);
        // What does not go out now is said again when the robot is there.
        await broker.publish(userId, topic, message).catch(() => {});
      },
    } satisfies Broker,

    /** The line of a robot is back. */
    returned: (userId: string) => notifyAgain(userId, 0),

    /** A robot sent a heartbeat; without a visible connection, this is when it can be notified. */
    async alive(userId: string): Promise<void> {
      if (await broker.isListening(userId)) await notifyAgain(userId, LOADED_WITHIN_MS);
    },

    /** A robot that has just logged in has nothing yet and loads all. */
    loggedIn: (userId: string) => repository.forget(userId),

    /**
     * A robot loads something. It has to be noted before that is read: what changes meanwhile stays noted. While its
     * line is down it may load a list and never hear that it has to act on it.
     */
    async loads(userId: string, topic: ReloadTopic): Promise<void> {
      if (await broker.isListening(userId)) await repository.forget(userId, topic);
    },
  };
}

export type ReloadService = ReturnType<typeof reloadService>;
