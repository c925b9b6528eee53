import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { AccountService } from './account.service';
import type { CredentialService } from './credential.service';

export function accountRoutes(
  routing: Routing,
  account: AccountService,
  credentials: CredentialService,
): void {
  const calls = contract.account;
  routing.open(calls.signup, ({ input, ...asker }) => account.signUp(input, asker));
  routing.open(calls.login, ({ input, ip }) => account.login(input, ip));
  routing.signedIn(calls.info, ({ user }) => account.info(user));
  routing.signedIn(calls.logout, ({ user }) => account.logout(user));
  routing.open(calls.sendReset, ({ input, ...asker }) => credentials.sendReset(input.email, asker));
  routing.open(calls.checkReset, ({ input }) => credentials.checkReset(input.token));
  routing.open(calls.resetPassword, ({ input, locale }) =>
    credentials.resetPassword(input.token, input.password, locale),
  );
  routing.open(calls.activate, ({ input, token, ...asker }) =>
    credentials.activate(input.token, asker, token),
  );
  routing.signedIn(calls.sendActivation, ({ user, locale }) =>
    credentials.sendActivation(user, locale),
  );
  routing.signedIn(calls.changePassword, ({ user, input, locale }) =>
    credentials.changePassword(user, input, locale),
  );
  routing.signedIn(calls.changeEmail, ({ user, input, locale }) =>
    credentials.changeEmail(user, input, locale),
  );
}
