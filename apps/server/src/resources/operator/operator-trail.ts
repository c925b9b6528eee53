import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import type { Locale } from '@chatdeck/sdk/constants';
import { isJsonObject, type JsonObject } from '@chatdeck/sdk/rules';
import type { AuditedCall } from '@chatdeck/sdk/texts';
import { toJson } from '../../database/json';
import type { AccountRepository, User } from '../account/account.repository';
import type { AuditService, Deed } from '../audit/audit.service';

/** What an operator does, as entries name it after `operator.`. */
export type OperatorVerb = AuditedCall extends infer Call
  ? Call extends `operator.${infer Name}`
    ? Name
    : never
  : never;

/** From where an operator does something; nothing for the command line. */
export type Whence = Pick<Deed, 'ip' | 'sessionId' | 'userAgent'>;

/** Who does something: on the operator's page an account, in its language; on the command line nobody who is logged in. */
export interface Operator {
  readonly userId?: string;
  readonly locale: Locale;
  readonly whence: Whence;
}

/** Whoever uses the command line. */
export const COMMAND_LINE: Operator = { locale: 'en', whence: {} };

/** What an operator can change of an account, as an entry says it. */
function stateOf(user: User | undefined): JsonObject | undefined {
  if (user === undefined) return undefined;
  const { role, memberUntil, customRoutes, activatedAt, customerCap, twoFactorSince } = user;
  const { blockedAt, deletionAt, operatorSince } = user;
  // Its field is called as what is hidden.
  const password = user.passwordHash;
  const membership = { role, memberUntil, customRoutes, customerCap };
  const access = { activatedAt, blockedAt, deletionAt, operatorSince, twoFactorSince, password };
  const state = toJson({ ...membership, ...access });
  return isJsonObject(state) ? state : undefined;
}

/** What an entry names that is no account's, by its id. */
type ServerObject = JsonObject & { readonly id: string };

/** Does what an operator does, by the command line or the operator's page, each with an entry in the audit trail. */
export function operatorTrail(
  audit: Pick<AuditService, 'record'>,
  accounts: Pick<AccountRepository, 'byId'>,
) {
  const entryOf = (verb: OperatorVerb, whence: Whence) => ({
    ...whence,
    call: `operator.${verb}` as const,
    actor: AUDIT_ACTOR.operator,
  });

  return {
    /** What changes an account; it is compared before and after. */
    async ofAccount<Outcome>(
      verb: OperatorVerb,
      userId: string,
      work: () => Promise<Outcome>,
      whence: Whence = {},
    ): Promise<Outcome> {
      const before = stateOf(await accounts.byId(userId));
      const outcome = await work();
      const after = stateOf(await accounts.byId(userId));
      await audit.record({ ...entryOf(verb, whence), userId, before, after });
      return outcome;
    },

    /** What changes nothing of one account: a price, an invite code. */
    async ofServer<Outcome>(
      verb: OperatorVerb,
      { id, ...after }: ServerObject,
      work: () => Promise<Outcome>,
      whence: Whence = {},
    ): Promise<Outcome> {
      const outcome = await work();
      const object = { id, name: '' };
      await audit.record({ ...entryOf(verb, whence), userId: undefined, object, after });
      return outcome;
    },
  };
}

export type OperatorTrail = ReturnType<typeof operatorTrail>;
