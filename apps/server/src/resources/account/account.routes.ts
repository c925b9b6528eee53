import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { AccountService } from './account.service';

export function accountRoutes(routing: Routing, account: AccountService): void {
  routing.open(contract.account.signup, ({ input }) => account.signUp(input));
  routing.open(contract.account.login, ({ input, ip }) =>
    account.login(input.email, input.password, ip),
  );
  routing.signedIn(contract.account.info, ({ user }) => account.info(user));
  routing.signedIn(contract.account.logout, ({ user }) => account.logout(user));
}
