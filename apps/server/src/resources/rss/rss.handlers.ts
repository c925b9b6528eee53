import type { HandlersOf } from '../../http/handlers';
import type { RssService } from './rss.service';

export function rssHandlers(rss: RssService): HandlersOf<'rss'> {
  return {
    list: ({ user, input }) => rss.page(user.userId, input),
    add: ({ user, input }) => rss.add(user.userId, input),
    update: ({ user, input }) => rss.update(user.userId, input.id, input),
    remove: ({ user, input }) => rss.remove(user.userId, input.id),
    restore: ({ user, input }) => rss.restore(user.userId, input.id),
  };
}
