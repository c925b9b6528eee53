import type { HandlersOf } from '../../http/handlers';
import type { OpenApiKeyService } from './open-api-key.service';

export const openApiKeyHandlers = (keys: OpenApiKeyService): HandlersOf<'openApiKey'> => ({
  list: ({ user }) => keys.list(user),
  add: ({ user, input, locale, ...browser }) => keys.add(user, input, locale, browser),
  update: ({ user, input, locale, ...browser }) => keys.update(user, input, locale, browser),
  rotate: ({ user, input, ...browser }) => keys.rotate(user, input.id, input.overlapMs, browser),
  remove: ({ user, input, ...browser }) => keys.remove(user, input.id, browser),
});
