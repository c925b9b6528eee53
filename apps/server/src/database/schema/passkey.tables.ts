import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId, users } from './account.tables';

/** The public halves of the keys that log in to an account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    /** What the authenticator calls it; in Base64url. */
    credentialId: text().notNull().unique(),
    /** In COSE, Base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator has signed, if it counts: one that is copied falls behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the authenticator is reached, as the browser has said. */
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    isBackedUp: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** What an authenticator is to sign, once and within minutes. Only the hash is stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** The account that adds a passkey; null for a login, which is of any account. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
