import { NEWS_CATEGORIES } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import type { CustomService } from '../custom/custom.service';
import type { Routing } from '../../http/routing';

export function scheduleRoutes(
  routing: Routing,
  custom: Pick<CustomService, 'channels' | 'ownChannels' | 'saveOwnChannels'>,
): void {
  routing.signedIn(contract.schedule.newsChannels, ({ locale }) =>
    Promise.resolve(
      NEWS_CATEGORIES.map(({ value, text }) => ({ colid: value, name: text[locale] })),
    ),
  );
  routing.signedIn(contract.schedule.customChannels, ({ user }) => custom.channels(user.userId));
  routing.signedIn(contract.schedule.ownChannels, ({ user }) => custom.ownChannels(user.userId));
  routing.signedIn(contract.schedule.saveOwnChannels, ({ user, input }) =>
    custom.saveOwnChannels(user.userId, input.channels, input.baseVersion),
  );
}
