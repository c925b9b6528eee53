import type { Broker } from '../../broker/broker';
import { logFailure } from '../../log';
import { createRounds } from '../../ticker';
import type { MembershipRepository } from './membership.repository';

/** Memberships are looked at when they change and when one ends; and this often, should word of a change be lost. */
const POLL_MS = 60_000;

const AFTER_FAILURE_MS = 1_000;

/** Watches memberships: what the robot may use follows every purchase, grant, revocation and end of time. */
export function membershipService(
  repository: MembershipRepository,
  broker: Pick<Broker, 'publish'>,
) {
  /**
   * Tells the robots whose memberships changed to load their config again, and their feeds, which a config does not
   * bring. A robot whose line is down hears it when that is back.
   */
  async function announce(): Promise<void> {
    const changes = await repository.changes();
    for (const { userId } of changes) {
      await broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' });
      await broker.publish(userId, 'rssconfig', {});
    }
    // Only now: a server that ends here tells it again.
    await repository.notified(changes);
  }

  /** Looks, and gives the time to the next look: when the next membership ends, and in a minute at the latest. */
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

    /** Looks at once: something changed. */
    changed: rounds.nudge,

    /** Looks for changes until the returned function is called. */
    watch(): () => Promise<void> {
      rounds.start();
      return rounds.stop;
    },
  };
}

export type MembershipService = ReturnType<typeof membershipService>;
