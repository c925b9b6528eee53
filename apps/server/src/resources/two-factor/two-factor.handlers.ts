import type { HandlersOf } from '../../http/handlers';
import type { TwoFactorService } from './two-factor.service';

export const twoFactorHandlers = (twoFactor: TwoFactorService): HandlersOf<'twoFactor'> => ({
  login: ({ input, ...asker }) => twoFactor.login(input, asker),
  status: ({ user }) => twoFactor.status(user),
  begin: ({ user, input, locale }) => twoFactor.begin(user, input.password, locale),
  turnOn: ({ user, input, locale }) => twoFactor.turnOn(user, input.code, locale),
  turnOff: ({ user, input, locale }) => twoFactor.turnOff(user, input, locale),
  renewCodes: ({ user, input, locale }) => twoFactor.renewCodes(user, input, locale),
});
