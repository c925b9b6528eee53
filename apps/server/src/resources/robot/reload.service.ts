import type { Broker } from '../../broker/broker';
import { logFailure } from '../../log';
import type { ReloadTopic } from '../../database/schema';
import { messagesFor, reloadIn } from './reload';
import type { ReloadRepository } from './reload.repository';

/** A robot that was notified of a change has loaded it by then. */
const LOADED_WITHIN_MS = 5_000;

/**
 * Makes sure that a robot loads what was saved while it was disconnected. The broker queues no messages for a
 * disconnected robot, and the plugin reloads nothing when it reconnects.
 */
export function reloadService(repository: ReloadRepository, broker: Broker) {
  async function say(userId: string, sinceMs: number): Promise<void> {
    for (const { topic, message } of messagesFor(await repository.pending(userId, sinceMs))) {
      await broker.publish(userId, topic, message);
    }
  }

  const notifyAgain = (userId: string, sinceMs: number): Promise<void> =>
    say(userId, sinceMs).catch((error: unknown) =>
      logFailure('A robot could not be notified what to reload', error),
    );

  return {
    /** The broker for all other services: it records what the robot has to load until the robot has loaded it. */
    broker: {
      ...broker,
      async publish(userId, topic, message) {
        const reload = reloadIn(topic, message);
        if (reload === undefined) return broker.publish(userId, topic, message);
        await repository.note(userId, reload);
        // If this fails, the robot is notified when it reconnects.
        await broker.publish(userId, topic, message).catch(() => {});
      },
    } satisfies Broker,

    /** A robot has reconnected. */
    returned: (userId: string) => notifyAgain(userId, 0),

    /** A robot that listens sent a heartbeat; when connections are not visible, this is when it can be notified. */
    alive: (userId: string) => notifyAgain(userId, LOADED_WITHIN_MS),

    /** A robot that has just logged in has nothing yet and loads everything. */
    loggedIn: (userId: string) => repository.forget(userId),

    /**
     * A robot is about to load something. To be called before the data is read: what changes meanwhile stays recorded.
     * A disconnected robot may load a list without being notified to act on it.
     */
    async loads(userId: string, topic: ReloadTopic): Promise<void> {
      if (!(await broker.isListening(userId))) return;
      const pending = await repository.pending(userId, 0);
      if (pending.some((reload) => reload.topic === topic)) {
        await repository.forget(userId, topic);
      }
    },
  };
}

export type ReloadService = ReturnType<typeof reloadService>;
