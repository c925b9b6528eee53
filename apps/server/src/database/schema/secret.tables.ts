import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the server makes for itself and shares between its instances. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
