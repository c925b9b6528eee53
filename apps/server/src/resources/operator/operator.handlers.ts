import type { Call } from '../../http/call';
import type { HandlersOf } from '../../http/handlers';
import type { SignedIn } from '../../http/signed-in';
import { sessionIdOf } from '../account/sessions';
import type { OperatorServices } from '../../services/operator-services';
import type { Whence } from './operator-trail';

const whenceOf = ({
  user,
  ip,
  userAgent,
}: Pick<Call<never>, 'ip' | 'userAgent'> & { readonly user: SignedIn }): Whence => ({
  ip,
  userAgent,
  sessionId: sessionIdOf(user.session),
});

export function operatorHandlers({
  accounts,
  everybody,
  now,
  backups,
  settings,
}: OperatorServices): HandlersOf<'operator'> {
  return {
    accounts: ({ input }) => accounts.list(input),
    account: ({ input }) => accounts.detail(input.id),
    grantVip: (call) =>
      accounts.grantVip(call.input.id, call.input.until, call.locale, whenceOf(call)),
    revokeVip: (call) => accounts.revokeVip(call.input.id, whenceOf(call)),
    setCustomRoutes: (call) =>
      accounts.setCustomRoutes(call.input.id, call.input.routes, whenceOf(call)),
    block: (call) => accounts.block(call.input.id, call.user, call.locale, whenceOf(call)),
    unblock: (call) => accounts.unblock(call.input.id, whenceOf(call)),
    exportAccount: (call) => accounts.exportAccount(call.input.id, call.origin, whenceOf(call)),
    deleteAccount: (call) =>
      accounts.deleteAccount(call.input.id, call.user, call.locale, whenceOf(call)),
    keepAccount: (call) => accounts.keepAccount(call.input.id, whenceOf(call)),
    plans: () => everybody.plans(),
    setPlan: (call) => everybody.setPlan(call.input, whenceOf(call)),
    invites: () => everybody.invites(),
    addInvite: (call) => everybody.addInvite(call.input, whenceOf(call)),
    removeInvite: (call) => everybody.removeInvite(call.input.code, whenceOf(call)),
    feedback: ({ input }) => everybody.feedback(input),
    answerFeedback: (call) =>
      everybody.answerFeedback(call.input.id, call.input.content, whenceOf(call)),
    notice: () => everybody.notice(),
    setNotice: (call) => everybody.setNotice(call.input.content ?? '', whenceOf(call)),
    now: () => now(),
    backups: () => backups.list(),
    makeBackup: (call) => backups.make(whenceOf(call)),
    audit: ({ input }) => everybody.audit(input),
    settings: () => settings(),
  };
}
