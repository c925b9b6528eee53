import type { EndpointById, EndpointId, RequestOf } from '@chatdeck/sdk/contract';
import type { Tenant } from './tenant';

type OperatorCall = Extract<EndpointId, `operator.${string}`>;

/** One valid input for each call of an operator, about another account. */
export const OPERATOR_INPUTS: {
  readonly [Id in OperatorCall]: (own: Tenant, of: Tenant) => RequestOf<EndpointById<Id>>;
} = {
  'operator.accounts': (_, of) => ({ search: of.email }),
  'operator.account': (_, of) => ({ id: of.userId }),
  'operator.grantVip': (_, of) => ({ id: of.userId, until: null }),
  'operator.revokeVip': (_, of) => ({ id: of.userId }),
  'operator.setCustomRoutes': (_, of) => ({ id: of.userId, routes: ['gptChat' as const] }),
  'operator.block': (_, of) => ({ id: of.userId }),
  'operator.unblock': (_, of) => ({ id: of.userId }),
  'operator.exportAccount': (_, of) => ({ id: of.userId }),
  'operator.deleteAccount': (_, of) => ({ id: of.userId }),
  'operator.keepAccount': (_, of) => ({ id: of.userId }),
  'operator.plans': () => ({}),
  'operator.setPlan': () => ({ kind: 'mvip' as const, price: 1_900, isSold: true }),
  'operator.invites': () => ({}),
  'operator.addInvite': (own) => ({ code: own.mark, places: 1 }),
  'operator.removeInvite': (_, of) => ({ code: of.mark }),
  'operator.feedback': () => ({}),
  'operator.answerFeedback': () => ({ id: '999999999', content: 'x' }),
  'operator.notice': () => ({}),
  'operator.setNotice': (own) => ({ content: own.mark }),
  'operator.now': () => ({}),
  'operator.backups': () => ({}),
  'operator.makeBackup': () => ({}),
  'operator.audit': (_, of) => ({ search: of.email }),
  'operator.settings': () => ({}),
};
