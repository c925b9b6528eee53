import { deletionMail } from '../resources/account-data/deletion-mail';
import { deletionRepository } from '../resources/account-data/deletion.repository';
import { deletionService } from '../resources/account-data/deletion.service';
import { exportService } from '../resources/account-data/export.service';
import { serverSecret } from '../security/secrets';
import type { Foundation } from './foundation';

type Shared = Pick<Parameters<typeof deletionService>[0], 'credentials' | 'factor' | 'connections'>;

/** Archives of accounts: a link that the command line makes is opened by the server, by the same secret. */
export const archiveExports = (parts: Pick<Foundation, 'db' | 'store' | 'accounts' | 'limits'>) =>
  exportService({ ...parts, secretOf: () => serverSecret(parts.db, 'account-archive') });

/** Everything that an account holds: archives of it, and its deletion. */
export function accountDataServices(foundation: Foundation, shared: Shared) {
  const { db, store, accounts, events, postman, site, broker } = foundation;
  const deletion = deletionService({
    ...shared,
    repository: deletionRepository(db),
    accounts,
    store,
    mail: deletionMail(postman, site),
    events,
    disconnect: broker.disconnect,
  });
  // Not awaited: a robot that stays connected is disconnected by the next round.
  events.onAccount((userId) => void deletion.heard(userId).catch(() => {}));
  return {
    deletion,
    exports: archiveExports(foundation),
  };
}
