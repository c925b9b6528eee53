import { isVip } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import { readCron } from '@chatdeck/sdk/cron';
import type { Broker } from '../../broker/broker';
import { Refusal } from '../../refusal/refusal';
import type { AccountRepository } from '../account/account.repository';
import type { RobotItemRepository } from '../robot-item/robot-item.repository';
import { robotItemService } from '../robot-item/robot-item.service';

/** RSS feeds whose newest entries the robot forwards. */
export function rssService(
  repository: RobotItemRepository,
  broker: Pick<Broker, 'publish'>,
  accounts: Pick<AccountRepository, 'find'>,
) {
  const announce = (userId: string) => broker.publish(userId, 'rssconfig', {});
  const items = robotItemService(repository, {
    schema: contract.rss.add.response,
    announce,
    place: 'rssFeeds',
    label: ({ rssUrl }) => rssUrl,
  });

  /**
   * Refuses a feed that the robot may not forward, with the last entry that it sent: a refusal alone does not stop the
   * plugin from sending new entries, so it is notified to reload the feeds.
   */
  async function requireServed(userId: string, isStored: boolean, last: object | null) {
    const isMember = isVip(await accounts.find(userId));
    if (isMember && isStored) return;
    await announce(userId);
    throw new Refusal(isMember ? CODE.notFound : CODE.membershipNeeded, last);
  }

  return {
    ...items,

    /** Those that the robot can run. */
    forRobot: async (userId: string): Promise<object[]> =>
      (await items.readable(userId)).filter(
        ({ updateTime, isPaused }) => !isPaused && readCron(updateTime).status !== 'refused',
      ),

    /** The last forwarded entry, null before the first; see `requireServed`. */
    async lastContent(userId: string, id: number) {
      const stored = await repository.find(userId, id);
      const lastContent = stored?.lastContent ?? null;
      const last = lastContent === null ? null : { lastContent };
      await requireServed(userId, stored !== undefined, last);
      return last;
    },

    async setLastContent(userId: string, id: number, lastContent: string): Promise<null> {
      await repository.advance(userId, id, { lastContent });
      await requireServed(userId, (await repository.find(userId, id)) !== undefined, null);
      return null;
    },
  };
}

export type RssService = ReturnType<typeof rssService>;
