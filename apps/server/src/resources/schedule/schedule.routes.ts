import { NEWS_CATEGORIES } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';

export function scheduleRoutes(routing: Routing): void {
  routing.signedIn(contract.schedule.newsChannels, ({ locale }) =>
    Promise.resolve(
      NEWS_CATEGORIES.map(({ value, text }) => ({ colid: value, name: text[locale] })),
    ),
  );
}
