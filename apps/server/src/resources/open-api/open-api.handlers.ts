import type { HandlersOf } from '../../http/handlers';
import type { CustomerService } from './customer.service';
import type { OpenApiService } from './open-api.service';
import type { OpenSendService } from './open-send.service';

export function openApiHandlers(
  openApi: OpenApiService,
  customers: CustomerService,
  send: OpenSendService,
): HandlersOf<'openApi'> {
  return {
    get: ({ user }) => openApi.credentials(user.userId),
    reset: ({ user, ip, userAgent }) => openApi.reset(user.userId, { ip, userAgent }),
    session: async ({ user, input }) =>
      openApi.openSession(await customers.accountFor(user, input), input.scopes, user.key),
    addCustomer: (call) => customers.add(call),
    sayToRoom: ({ user, ...call }) => send.toRoom(user.userId, call),
    sayToContact: ({ user, ...call }) => send.toContact(user.userId, call),
  };
}
