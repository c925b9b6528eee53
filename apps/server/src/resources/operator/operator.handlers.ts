import type { Call } from '../../http/call';
import type { HandlersOf } from '../../http/handlers';
import type { SignedIn } from '../../http/signed-in';
import { sessionIdOf } from '../account/sessions';
import type { OperatorPage } from '../../services/operator-services';
import type { Operator, Whence } from './operator-trail';

type OperatorCall = Pick<Call<never>, 'ip' | 'locale' | 'userAgent'> & { readonly user: SignedIn };

const whenceOf = ({ user, ip, userAgent }: OperatorCall): Whence => ({
  ip,
  userAgent,
  sessionId: sessionIdOf(user.session),
});

const operatorOf = (call: OperatorCall): Operator => ({
  userId: call.user.userId,
  locale: call.locale,
  whence: whenceOf(call),
});

export function operatorHandlers({
  accounts,
  everybody,
  now,
  backups,
  settings,
}: OperatorPage): HandlersOf<'operator'> {
  return {
    accounts: ({ input }) => accounts.list(input),
    account: ({ input }) => accounts.detail(input.id),
    grantVip: (call) => accounts.grantVip(call.input.id, call.input.until, operatorOf(call)),
    revokeVip: (call) => accounts.revokeVip(call.input.id, whenceOf(call)),
    setCustomRoutes: (call) =>
      accounts.setCustomRoutes(call.input.id, call.input.routes, whenceOf(call)),
    block: (call) => accounts.block(call.input.id, operatorOf(call)),
    unblock: (call) => accounts.unblock(call.input.id, whenceOf(call)),
    exportAccount: (call) => accounts.exportAccount(call.input.id, call.origin, whenceOf(call)),
    deleteAccount: (call) => accounts.deleteAccount(call.input.id, operatorOf(call)),
    keepAccount: (call) => accounts.keepAccount(call.input.id, whenceOf(call)),
    plans: () => everybody.plans(),
    setPlan: (call) => everybody.setPlan(call.input, whenceOf(call)),
    invites: () => everybody.invites(),
    addInvite: (call) => everybody.addInvite(call.input, whenceOf(call)),
    removeInvite: (call) => everybody.removeInvite(call.input.code, whenceOf(call)),
    feedback: ({ input }) => everybody.feedback(input),
    answerFeedback: async (call) => {
      await everybody.answerFeedback(call.input.id, call.input.content, whenceOf(call));
      return null;
    },
    notice: () => everybody.notice(),
    setNotice: (call) => everybody.setNotice(call.input.content ?? '', whenceOf(call)),
    now: () => now(),
    backups: () => backups.list(),
    makeBackup: (call) => backups.make(whenceOf(call)),
    audit: ({ input }) => everybody.audit(input),
    settings: () => settings(),
  };
}
