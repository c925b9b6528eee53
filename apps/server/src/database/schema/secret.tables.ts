import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the server generates and shares between its instances. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
