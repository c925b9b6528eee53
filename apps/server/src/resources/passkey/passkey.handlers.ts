import type { HandlersOf } from '../../http/handlers';
import type { PasskeyService } from './passkey.service';

export const passkeyHandlers = (passkeys: PasskeyService): HandlersOf<'passkey'> => ({
  beginLogin: ({ ip }) => passkeys.beginLogin({ ip }),
  login: ({ input, ...asker }) => passkeys.login(input.credential, asker),
  list: ({ user }) => passkeys.list(user),
  beginAdding: ({ user, input, locale }) => passkeys.beginAdding(user, input, locale),
  add: ({ user, input, ...asker }) => passkeys.add(user, input.credential, asker),
  rename: ({ user, input }) => passkeys.rename(user, input.id, input.name),
  remove: ({ user, input, ...asker }) => passkeys.remove(user, input, asker),
});
