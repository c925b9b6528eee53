import { sql } from 'drizzle-orm';
import { sendQueues, users } from '../database/schema';

/** True for the queue of an account that is sent for: not of one that is to be deleted, nor while it is blocked. */
export const isServed = () =>
  sql`not exists (select from ${users} where ${users.id} = ${sendQueues.userId} and (${users.deletionAt} is not null or ${users.blockedAt} is not null))`;
