import type { Broker } from '../../broker/broker';
import { logFailure } from '../../log';
import { createRounds } from '../../ticker';
import type { MembershipRepository } from './membership.repository';

/** Memberships are checked when they change and when one ends; and this often, in case a notification is lost. */
const POLL_MS = 60_000;

const AFTER_FAILURE_MS = 1_000;

/** Watches memberships: what the robot may use follows every purchase, grant, revocation and expiry. */
export function membershipService(
  repository: MembershipRepository,
  broker: Pick<Broker, 'publish'>,
) {
  /**
   * Tells the robots whose memberships changed to reload their config and their feeds, which are not part of the
   * config. A disconnected robot is notified when it reconnects.
   */
  async function announce(): Promise<void> {
    const changes = await repository.changes();
    for (const { userId } of changes) {
      await broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' });
      await broker.publish(userId, 'rssconfig', {});
    }
    // Only now: a server that crashes before this notifies again.
    await repository.notified(changes);
  }

  /** Checks for changes, and returns the time until the next check: when the next membership ends, at most a minute. */
  async function look(): Promise<number> {
    try {
      await announce();
      return Math.min(Math.max((await repository.nextEndMs()) ?? POLL_MS, 0), POLL_MS);
    } catch (error) {
      logFailure('Memberships could not be looked at', error);
      return AFTER_FAILURE_MS;
    }
  }

  // A millisecond later: what ends at that moment has ended by then.
  const rounds = createRounds(async () => (await look()) + 1);

  return {
    announce,

    /** Checks at once: something changed. */
    changed: rounds.nudge,

    /** Looks for changes until the returned function is called. */
    watch(): () => Promise<void> {
      rounds.start();
      return rounds.stop;
    },
  };
}

export type MembershipService = ReturnType<typeof membershipService>;
