import { isVip } from '@chatdeck/sdk';
interface Membership {
  readonly role: string;
  /** Null for a lifetime, and without a membership. */
  readonly memberUntil: Date | null;
}

/** The account as it is right now: a membership that has ended counts as none, also before anybody took it away. */
export function asOfNow<Account extends Membership>(account: Account): Account {
  const { role, memberUntil } = account;
  const hasEnded = isVip({ role }) && memberUntil !== null && memberUntil.getTime() <= Date.now();
  return hasEnded ? { ...account, role: 'user', memberUntil: null } : account;
}
