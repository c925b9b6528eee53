import type { HandlersOf } from '../../http/handlers';
import type { SiteService } from './site.service';

export function siteHandlers(
  site: SiteService,
  publicUrl: { readonly origin: string } | undefined,
): HandlersOf<'site'> {
  return {
    callbackEvents: ({ origin, locale }) =>
      Promise.resolve(site.callbackEvents(publicUrl?.origin ?? origin, locale)),
    messages: ({ user, input, locale }) => site.messages(user.userId, input, locale),
    notice: () => site.notice(),
    feed: ({ locale }) => Promise.resolve(site.feed(locale)),
    feedback: ({ user, input }) => site.addFeedback(user.userId, input),
  };
}
