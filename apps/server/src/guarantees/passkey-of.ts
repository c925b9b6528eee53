import type { Database } from '../database/database';
import { passkeyRepository } from '../resources/passkey/passkey.repository';

/** A passkey of an account, which nobody can sign with; returns its id. */
export async function passkeyOf(db: Database, userId: string, mark: string): Promise<string> {
  const row = { userId, credentialId: mark, publicKey: 'pQ', counter: 0, isBackedUp: false };
  const added = await passkeyRepository(db).add({ ...row, name: mark }, 1);
  if (typeof added === 'string') throw new Error(`The passkey was not added: ${added}`);
  return String(added.id);
}
