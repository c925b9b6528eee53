import { contract } from '@chatdeck/sdk/contract';
import type { Broker } from '../../broker/broker';
import { readId } from '../../database/row-id';
import type { RobotItemRepository } from '../robot-item/robot-item.repository';
import { robotItemService } from '../robot-item/robot-item.service';

/** RSS feeds whose newest entries the robot sends on. */
export function rssService(repository: RobotItemRepository, broker: Pick<Broker, 'publish'>) {
  return {
    ...robotItemService(repository, {
      schema: contract.rss.add.response,
      announce: (userId) => broker.publish(userId, 'rssconfig', {}),
      place: 'rssFeeds',
      label: ({ rssUrl }) => rssUrl,
    }),

    /** The entry that was sent on last; null before the first. */
    async lastContent(userId: string, id: string) {
      const lastContent = (await repository.find(userId, readId(id) ?? 0))?.lastContent ?? null;
      return lastContent === null ? null : { lastContent };
    },

    setLastContent: (userId: string, id: string, lastContent: string) =>
      repository.advance(userId, readId(id) ?? 0, { lastContent }),
  };
}

export type RssService = ReturnType<typeof rssService>;
