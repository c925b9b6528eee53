import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../security/secrets';
import type { User } from '../account/account.repository';

/** How long a download may be started after it was asked for. */
const TICKET_MS = 5 * 60_000;

type Owner = Pick<User, 'id' | 'passwordHash'>;

/** Short-lived permission to download the archive of an account, signed and stored nowhere; a new password ends it. */
export function archiveTickets(secretOf: () => Promise<string>) {
  const signatureOf = async ({ id, passwordHash }: Owner, expires: number) =>
    createHmac('sha256', await secretOf())
      .update(JSON.stringify([id, expires, passwordHash]))
      .digest('base64url');

  return {
    async issue(owner: Owner) {
      const expires = Date.now() + TICKET_MS;
      return {
        ticket: `${owner.id}.${expires}.${await signatureOf(owner, expires)}`,
        expiresAt: new Date(expires).toISOString(),
      };
    },

    /** Whose account a ticket may be for; only `isFor` says whether it is. */
    claimedBy: (ticket: string): string => ticket.split('.')[0] ?? '',

    async isFor(ticket: string, owner: Owner): Promise<boolean> {
      const [, expires = '', signature = ''] = ticket.split('.');
      const expected = await signatureOf(owner, Number(expires));
      return isSameSecret(signature, expected) && Number(expires) > Date.now();
    },
  };
}
