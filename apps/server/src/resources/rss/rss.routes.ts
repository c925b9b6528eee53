import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { RssService } from './rss.service';

export function rssRoutes(routing: Routing, rss: RssService): void {
  const calls = contract.rss;
  routing.signedIn(calls.list, ({ user, input }) => rss.page(user.userId, input));
  routing.signedIn(calls.add, ({ user, input }) => rss.add(user.userId, input));
  routing.signedIn(calls.update, ({ user, input }) => rss.update(user.userId, input.id, input));
  routing.signedIn(calls.remove, ({ user, input }) => rss.remove(user.userId, input.id));
  routing.signedIn(calls.restore, ({ user, input }) => rss.restore(user.userId, input.id));
}
