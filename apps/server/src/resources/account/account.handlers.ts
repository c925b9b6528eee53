import type { HandlersOf } from '../../http/handlers';
import type { AccountService } from './account.service';
import type { CredentialService } from './credential.service';

export function accountHandlers(
  account: AccountService,
  credentials: CredentialService,
): HandlersOf<'account'> {
  return {
    signup: ({ input, ...asker }) => account.signUp(input, asker),
    login: ({ input, ...asker }) => account.login(input, asker),
    info: ({ user }) => account.info(user),
    logout: ({ user }) => account.logout(user),
    sendReset: ({ input, ...asker }) => credentials.sendReset(input.email, asker),
    checkReset: ({ input }) => credentials.checkReset(input.token),
    resetPassword: ({ input, ...asker }) =>
      credentials.resetPassword(input.token, input.password, asker),
    activate: ({ input, token, ...asker }) => credentials.activate(input.token, asker, token),
    sendActivation: ({ user, locale }) => credentials.sendActivation(user, locale),
    changePassword: ({ user, input, ...asker }) => credentials.changePassword(user, input, asker),
    changeEmail: ({ user, input, locale }) => credentials.changeEmail(user, input, locale),
    changeNotices: ({ user, input }) => account.changeNotices(user, input),
    sessions: ({ user }) => account.sessions(user),
    endSession: ({ user, input }) => account.endSession(user, input.id),
    endOtherSessions: ({ user }) => account.endOtherSessions(user),
  };
}
