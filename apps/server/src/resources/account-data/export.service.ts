import type { Readable } from 'node:stream';
import type { ExportLink } from '@chatdeck/sdk';
import type { Database } from '../../database/database';
import { isStorableText } from '../../database/storable';
import type { SignedIn } from '../../http/signed-in';
import type { RateLimits } from '../../security/rate-limits';
import type { ObjectStore } from '../../storage/object-store';
import type { AccountRepository } from '../account/account.repository';
import { accountArchive } from './archive';
import { archiveTickets } from './archive-tickets';

const HOUR_MS = 3_600_000;
/** Archives that one account may ask for; each reads everything that it has. */
const EXPORT_LIMIT = { tries: 5, windowMs: HOUR_MS };
/** Downloads of one account: browsers that lost a connection try again. */
const DOWNLOAD_LIMIT = { tries: 20, windowMs: HOUR_MS };

/** Where an archive is downloaded. */
export const ARCHIVE_PATH = '/v1/api/user/data/archive';

interface Parts {
  readonly db: Database;
  readonly store: Pick<ObjectStore, 'find'>;
  readonly accounts: Pick<AccountRepository, 'find' | 'byId'>;
  readonly limits: Pick<RateLimits, 'admit'>;
  readonly secretOf: () => Promise<string>;
}

/** Archives with everything of an account. */
export function exportService({ db, store, accounts, limits, secretOf }: Parts) {
  const tickets = archiveTickets(secretOf);
  return {
    /** A link that a browser can follow by itself, since an archive may be larger than what a page can hold. */
    async link({ userId }: Pick<SignedIn, 'userId'>, origin: string): Promise<ExportLink> {
      await limits.admit(`export:${userId}`, EXPORT_LIMIT);
      const { ticket, expiresAt } = await tickets.issue(await accounts.find(userId));
      return {
        url: `${origin}${ARCHIVE_PATH}?${new URLSearchParams({ ticket }).toString()}`,
        expiresAt,
      };
    },

    /** The archive of a ticket; undefined for a ticket that is no longer valid or never was. */
    async open(ticket: string): Promise<{ userId: string; archive: Readable } | undefined> {
      if (!isStorableText(ticket)) return undefined;
      const user = await accounts.byId(tickets.claimedBy(ticket));
      if (user === undefined || !(await tickets.isFor(ticket, user))) return undefined;
      await limits.admit(`archive:${user.id}`, DOWNLOAD_LIMIT);
      return { userId: user.id, archive: accountArchive(db, store, user) };
    },
  };
}

export type ExportService = ReturnType<typeof exportService>;
