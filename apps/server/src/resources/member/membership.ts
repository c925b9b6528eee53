import { isVip } from '@chatdeck/sdk';
interface Membership {
  readonly role: string;
  /** Null for a lifetime, and without membership. */
  readonly memberUntil: Date | null;
}

/** The account as of now: an expired membership counts as none, even before it is removed. */
export function asOfNow<Account extends Membership>(account: Account): Account {
  const { role, memberUntil } = account;
  const hasEnded = isVip({ role }) && memberUntil !== null && memberUntil.getTime() <= Date.now();
  return hasEnded ? { ...account, role: 'user', memberUntil: null } : account;
}
