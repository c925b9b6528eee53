import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import type { contract, ParsedRequestOf } from '@chatdeck/sdk/contract';
import type { LiveEvents } from '../../events/live-events';
import { rewriteFileUrl } from '../../storage/object-store';
import type { SiteRepository } from '../site/site.repository';
import type { TagsOfChat } from './chat-tags';

type SearchType = ParsedRequestOf<typeof contract.contact.search>['type'];

/** The maximum number of suggestions in a picker. */
const SEARCH_LIMIT = 20;

interface Pushed {
  readonly wxid: string;
  readonly avatar?: string | undefined;
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly alias: string;
}

interface ChatRepository<P extends Pushed> {
  readonly search: (userId: string, word: string | undefined, limit: number) => Promise<Found[]>;
  readonly tagCounts: (
    userId: string,
  ) => Promise<{ readonly tag: string; readonly count: number }[]>;
  readonly setTags: (userId: string, list: readonly TagsOfChat[]) => Promise<string[]>;
  readonly receive: (userId: string, robotId: string, batch: readonly P[]) => Promise<number>;
}

/** How changes of one kind of chat are announced. */
interface ChatNames {
  readonly list: 'contacts' | 'groups';
  /** The message to the account when its list has reached the cap. */
  readonly capped: 'friendsCapped' | 'roomsCapped';
}

/** Searches the chats of one kind and stores those that the robot pushes. */
export function chatService<P extends Pushed, Repository extends ChatRepository<P>>(
  repository: Repository & ChatRepository<P>,
  events: Pick<LiveEvents, 'publish'>,
  messages: Pick<SiteRepository, 'notifyOnce'>,
  { list, capped }: ChatNames,
) {
  return {
    ...repository,

    /** The first matches of a search text, as names or as objects. */
    async search(userId: string, word: string | undefined, type: SearchType) {
      const rows = await repository.search(userId, word, SEARCH_LIMIT);
      return type === 'object' ? { sourceList: rows } : { list: rows.map(({ name }) => name) };
    },

    tags: async (userId: string) => ({ list: await repository.tagCounts(userId) }),

    async tag(userId: string, given: readonly TagsOfChat[]) {
      const ids = await repository.setTags(userId, given);
      await events.publish(userId, { type: LIVE_EVENT.people, list });
      return { ids };
    },

    /** Deduplicates a batch; of a chat that occurs twice, the later entry counts. */
    async receive(userId: string, robotId: string, batch: readonly P[]): Promise<void> {
      const byId = new Map(batch.map((chat) => [chat.wxid, chat]));
      const chats = [...byId.values()].map((chat) => ({
        ...chat,
        avatar: rewriteFileUrl(chat.avatar ?? ''),
      }));
      const dropped = await repository.receive(userId, robotId, chats);
      if (dropped > 0) await messages.notifyOnce(userId, capped);
      await events.publish(userId, { type: LIVE_EVENT.people, list });
    },
  };
}
