import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { MiniService } from './mini.service';

export function miniRoutes(routing: Routing, mini: MiniService): void {
  const calls = contract.mini;
  routing.open(calls.loginCode, ({ ip }) => mini.loginCode(ip));
  routing.open(calls.checkLogin, ({ input }) => mini.checkLogin(input.ticket));
  routing.signedIn(calls.bindCode, ({ user, ip }) => mini.bindCode(user.userId, ip));
  routing.signedIn(calls.unbind, ({ user }) => mini.unbind(user.userId));
  routing.signedIn(calls.checkBinding, ({ user, input }) =>
    mini.checkBinding(user.userId, input.ticket),
  );
}
