import { textIn } from '@chatdeck/sdk/constants';
import { NEWS_CATEGORIES } from '@chatdeck/sdk/news';
import type { CustomService } from '../custom/custom.service';
import type { HandlersOf } from '../../http/handlers';

export function scheduleHandlers(
  custom: Pick<CustomService, 'channels' | 'ownChannels' | 'saveOwnChannels'>,
): HandlersOf<'schedule'> {
  return {
    newsChannels: ({ locale }) =>
      Promise.resolve(
        NEWS_CATEGORIES.map(({ value, text }) => ({ colid: value, name: textIn(text, locale) })),
      ),
    customChannels: ({ user }) => custom.channels(user.userId),
    ownChannels: ({ user }) => custom.ownChannels(user.userId),
    saveOwnChannels: ({ user, input }) =>
      custom.saveOwnChannels(user.userId, input.channels, input.baseVersion),
  };
}
