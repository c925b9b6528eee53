import type { HandlersOf } from '../../http/handlers';
import type { OpenApiService } from './open-api.service';
import type { OpenSendService } from './open-send.service';

export function openApiHandlers(
  openApi: OpenApiService,
  send: OpenSendService,
): HandlersOf<'openApi'> {
  return {
    get: ({ user }) => openApi.credentials(user.userId),
    reset: ({ user }) => openApi.reset(user.userId),
    session: ({ user, input }) => openApi.openSession(user.userId, input.scopes),
    sayToRoom: ({ user, ...call }) => send.toRoom(user.userId, call),
    sayToContact: ({ user, ...call }) => send.toContact(user.userId, call),
  };
}
