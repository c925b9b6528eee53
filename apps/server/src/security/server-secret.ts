import { sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../database/database';
import { randomText } from './random-text';
import { serverSecrets } from '../database/schema';

const SECRET_BYTES = 32;

/** A secret of the server, generated on first use and stored. */
export async function serverSecret(db: Database, name: string): Promise<string> {
  const rows = await db
    .insert(serverSecrets)
    .values({ name, value: randomText(SECRET_BYTES) })
    .onConflictDoUpdate({ target: serverSecrets.name, set: { name: sql`excluded.name` } })
    .returning({ value: serverSecrets.value });
  return onlyRow(rows).value;
}
