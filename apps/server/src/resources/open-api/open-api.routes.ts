import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { OpenApiService } from './open-api.service';
import type { OpenSendService } from './open-send.service';

export function openApiRoutes(
  routing: Routing,
  openApi: OpenApiService,
  send: OpenSendService,
): void {
  routing.signedIn(contract.openApi.get, ({ user }) => openApi.credentials(user.userId));
  routing.signedIn(contract.openApi.reset, ({ user }) => openApi.reset(user.userId));
  routing.signed(contract.openApi.session, ({ user, input }) =>
    openApi.openSession(user.userId, input.scopes),
  );
  routing.signed(contract.openApi.sayToRoom, ({ user, ...call }) => send.toRoom(user.userId, call));
  routing.signed(contract.openApi.sayToContact, ({ user, ...call }) =>
    send.toContact(user.userId, call),
  );
}
