import type { Broker } from '../../broker/broker';
import { logFailure } from '../../log';
import type { MembershipRepository } from './membership.repository';

/** A change, by whomever it was made, reaches the robot within this time twice. */
const LOOK_EVERY_MS = 400;

/** Watches memberships: what the robot may use follows every purchase, grant, revocation and end of time. */
export function membershipService(
  repository: MembershipRepository,
  broker: Pick<Broker, 'publish'>,
) {
  /** Tells the robots whose memberships changed to load their config again. */
  async function announce(): Promise<void> {
    const changes = await repository.changes();
    await Promise.all(
      changes.map(({ userId }) =>
        broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' }),
      ),
    );
    // Only now: a server that ends here tells it again.
    await repository.told(changes);
  }

  return {
    announce,

    /** Looks for changes until the returned function is called. */
    watch(): () => Promise<void> {
      let isOver = false;
      let timer: NodeJS.Timeout | undefined;
      let looking = Promise.resolve();
      const look = () => {
        looking = announce()
          .catch((error: unknown) => logFailure('Memberships could not be looked at', error))
          .then(() => {
            if (!isOver) timer = setTimeout(look, LOOK_EVERY_MS);
          });
      };
      look();
      return () => {
        isOver = true;
        clearTimeout(timer);
        return looking;
      };
    },
  };
}

export type MembershipService = ReturnType<typeof membershipService>;
