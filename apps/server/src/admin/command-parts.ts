import type { ServerNow } from '@chatdeck/sdk';
import type { Database } from '../database/database';
import { accountRepository, type User } from '../resources/account/account.repository';
import type { SecurityMail } from '../resources/account/security-mail';
import type { DeletionService } from '../resources/account-data/deletion.service';
import type { OperatorVerb } from '../resources/operator/operator-trail';
import type { StoredNow } from '../resources/operator/server-now';
import type { OperatorServices } from '../services/operator-services';
import type { ObjectStore } from '../storage/object-store';
import { refuse } from './output';

/** What commands work with: the services of a running server, or those of `openParts`. */
export interface CommandParts {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly operator: OperatorServices;
  /** What the server does now; without a server in this process, only what the rows say. */
  readonly now: () => Promise<StoredNow | ServerNow>;
  readonly deletion: Pick<DeletionService, 'deleteNow'>;
  readonly security: Pick<SecurityMail, 'tell'>;
  /** The folder that a command was entered in; relative paths begin there. */
  readonly cwd: string;
}

/** Runs a command and prints the text that it returns. */
export type WithParts = (work: (parts: CommandParts) => Promise<string>) => Promise<void>;

/** The account that a command names. */
export const accountOf = async (db: Database, email: string): Promise<User> =>
  (await accountRepository(db).byEmail(email.trim().toLowerCase())) ??
  refuse(`No account has ${email}.`);

/** Changes an account as the operator's page cannot, with an entry in the audit trail. */
export async function changeAccount<Outcome>(
  { operator }: Pick<CommandParts, 'operator'>,
  verb: OperatorVerb,
  { id }: Pick<User, 'id'>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await operator.trail.ofAccount(verb, id, work);
  await operator.rightsChanged(id);
  return outcome;
}
