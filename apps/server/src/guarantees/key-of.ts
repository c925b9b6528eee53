import type { Database } from '../database/database';
import { newKeyPair } from '../resources/open-api/open-api.repository';
import { openApiKeyRepository } from '../resources/open-api-key/open-api-key.repository';

/** What a further key may be. */
export const FURTHER_KEY = { name: 'x', scopes: ['send' as const], expiresAt: null };

/** A further key of an account, named by its mark; returns its id. */
export async function keyOf(db: Database, userId: string, mark: string): Promise<string> {
  const key = { ...FURTHER_KEY, userId, name: mark, ...newKeyPair() };
  const added = await openApiKeyRepository(db).add(key, 1);
  if (added === undefined) throw new Error('The key was not added');
  return String(added.id);
}
