import type { Locale } from '@chatdeck/sdk/constants';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { emptyText, moment } from '../columns';

/** One account. The id is random text that is safe in an MQTT topic. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    role: text().notNull().default('user'),
    customRoutes: text().array().notNull().default([]),
    /** The language of the last login, for mails that no request triggers. */
    locale: text().$type<Locale>().notNull().default('zh-CN'),
    /** Whether the owner is mailed when the robot is offline. */
    offlineMail: boolean().notNull().default(true),
    inviteCode: text(),
    /** A hash of the network that it was created from; null if nobody signed up. */
    madeFrom: text(),
    activatedAt: moment(),
    /** Since when logging in needs a code after the password; null while it does not. */
    twoFactorSince: moment(),
    /** When the membership ends; null for a lifetime, and without membership. */
    memberUntil: moment(),
    /** Set until a robot was notified of the last change of the membership. */
    membershipChangedAt: moment(),
    /** How many accounts its key may make for customers of its own; 0 unless an operator allowed it. */
    customerCap: integer().notNull().default(0),
    /** When everything of the account is deleted; null unless that was asked for. Until then it is closed and can be kept. */
    deletionAt: moment(),
    /** Since when the account is shut out by an operator; null unless it is. */
    blockedAt: moment(),
    /** Since when the account may use the operator's page; null for all others. */
    operatorSince: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  // For the membership watch: memberships that end, and changes that no robot was notified of.
  (table) => [
    index().on(table.createdAt, table.id),
    index()
      .on(table.memberUntil)
      .where(sql`${table.role} = 'vip'`),
    index()
      .on(table.membershipChangedAt)
      .where(sql`${table.membershipChangedAt} is not null`),
    index()
      .on(table.deletionAt)
      .where(sql`${table.deletionAt} is not null`),
    index()
      .on(table.blockedAt)
      .where(sql`${table.blockedAt} is not null`),
  ],
);

/** References the owner of a row; deleting an account deletes its rows. */
export const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A link in a mail, valid for the address that it was sent to. Only the hash of its token is stored. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    purpose: text({ enum: ['activation', 'reset'] }).notNull(),
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Codes that sign-ups need when the server requires them; an operator creates them. */
export const inviteCodes = pgTable('invite_codes', {
  code: text().primaryKey(),
  note: emptyText(),
  /** How many accounts may sign up with it. */
  places: integer().notNull().default(1),
  used: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
});
