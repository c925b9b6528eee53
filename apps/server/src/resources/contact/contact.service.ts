import type { contract, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import type { LiveEvents } from '../../events/live-events';
import { rewriteFileUrl } from '../../storage/file-url';
import type { SiteRepository } from '../site/site.repository';
import type { ContactRepository, PushedFriend } from './contact.repository';

type SearchType = ParsedRequestOf<typeof contract.contact.search>['type'];

/** A picker shows no more suggestions than these. */
const SEARCH_LIMIT = 20;

/** The friends of a robot, as the robot sends them and as the console lists them. */
export function contactService(
  repository: ContactRepository,
  events: Pick<LiveEvents, 'publish'>,
  messages: Pick<SiteRepository, 'tellOnce'>,
) {
  return {
    page: repository.page,
    all: repository.all,
    byIds: repository.byIds,
    find: repository.find,
    named: repository.named,

    /** The first that a typed word fits, as names or as objects. */
    async search(userId: string, word: string | undefined, type: SearchType) {
      const rows = await repository.search(userId, word, SEARCH_LIMIT);
      return type === 'object' ? { sourceList: rows } : { list: rows.map(({ name }) => name) };
    },

    endQuietPush: repository.endQuietPush,

    /** A batch names a friend once; the later entry counts. */
    async receive(userId: string, robotId: string, batch: readonly PushedFriend[]): Promise<void> {
      const byId = new Map(batch.map((friend) => [friend.wxid, friend]));
      const friends = [...byId.values()].map((friend) => ({
        ...friend,
        avatar: rewriteFileUrl(friend.avatar ?? ''),
      }));
      const dropped = await repository.receive(userId, robotId, friends);
      if (dropped > 0) await messages.tellOnce(userId, 'friendsCapped');
      await events.publish(userId, { type: LIVE_EVENT.people, list: 'contacts' });
    },
  };
}

export type ContactService = ReturnType<typeof contactService>;
