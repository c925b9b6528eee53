import { createHmac } from 'node:crypto';
import type { LoginChallenge } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { Refusal } from '../../refusal/refusal';
import { isSameSecret } from '../../security/secrets';
import type { User } from '../account/account.repository';
import type { Browser, Sessions } from '../account/sessions';

/** How long the code may take after the password. */
const TICKET_MS = 5 * 60_000;

/** The account, as far as a login looks at it. */
export type Entrant = Pick<User, 'id' | 'passwordHash' | 'twoFactorSince' | 'blockedAt'>;

/** Refuses the login of an account that an operator has shut out; only who knows the password learns of it. */
export function requireOpen({ blockedAt }: Pick<User, 'blockedAt'>): void {
  if (blockedAt !== null) throw new Refusal(CODE.accountBlocked);
}

/**
 * What every login passes whose password or phone was right: an account with two-factor login gets a ticket in place of a
 * session. A ticket is signed, not stored: without a code it opens nothing, and with a new password it is worth nothing.
 */
export function createEntrance(sessions: Pick<Sessions, 'open'>, secretOf: () => Promise<string>) {
  async function signatureOf(userId: string, expires: number, passwordHash: string) {
    const signed = JSON.stringify([userId, expires, passwordHash]);
    return createHmac('sha256', await secretOf())
      .update(signed)
      .digest('base64url');
  }

  async function ticketFor({ id, passwordHash }: Entrant): Promise<LoginChallenge> {
    const expires = Date.now() + TICKET_MS;
    const signature = await signatureOf(id, expires, passwordHash);
    return {
      ticket: `${id}.${expires}.${signature}`,
      expiresAt: new Date(expires).toISOString(),
    };
  }

  return {
    /**
     * The token of a new session; undefined when the password has changed since it was verified, 20005 with a ticket for
     * an account with two-factor login, 30007 for one that is blocked.
     */
    async enter(entrant: Entrant, browser: Browser): Promise<string | undefined> {
      requireOpen(entrant);
      if (entrant.twoFactorSince !== null) {
        throw new Refusal(CODE.secondFactorNeeded, await ticketFor(entrant));
      }
      return sessions.open(entrant.id, entrant.passwordHash, browser);
    },

    /** Whose account a ticket may be for; only `isTicketOf` says whether it is. */
    claimedBy: (ticket: string): string => ticket.split('.')[0] ?? '',

    /** Whether a ticket was issued for the account and its present password, and has not expired. */
    async isTicketOf(ticket: string, { id, passwordHash }: Entrant): Promise<boolean> {
      const [, expires = '', signature = ''] = ticket.split('.');
      const expected = await signatureOf(id, Number(expires), passwordHash);
      return isSameSecret(signature, expected) && Number(expires) > Date.now();
    },
  };
}

export type Entrance = ReturnType<typeof createEntrance>;
