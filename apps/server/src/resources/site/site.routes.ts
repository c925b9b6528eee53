import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { SiteService } from './site.service';

export function siteRoutes(
  routing: Routing,
  site: SiteService,
  publicUrl: { readonly origin: string } | undefined,
): void {
  const calls = contract.site;
  routing.signedIn(calls.callbackEvents, ({ origin, locale }) =>
    Promise.resolve(site.callbackEvents(publicUrl?.origin ?? origin, locale)),
  );
  routing.signedIn(calls.messages, ({ user, input, locale }) =>
    site.messages(user.userId, input, locale),
  );
  routing.signedIn(calls.notice, () => Promise.resolve(site.notice()));
  routing.open(calls.feed, ({ locale }) => Promise.resolve(site.feed(locale)));
  routing.signedIn(calls.feedback, ({ user, input, locale }) =>
    site.addFeedback(user.userId, input, locale),
  );
}
