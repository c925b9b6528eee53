import { randomInt } from 'node:crypto';
import { CODE } from '@chatdeck/sdk/constants';
import type { TooManyTries } from '@chatdeck/sdk';
import { and, eq, lt, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../database/database';
import { Refusal } from '../refusal/refusal';
import { rateLimits } from '../database/schema';

/** How many attempts a subject has within a window, and after how many of them each needs the answer to a question. */
export interface Limit {
  readonly tries: number;
  readonly windowMs: number;
  readonly free?: number;
}

/** Expired windows are deleted at most this often. */
const PURGE_MS = 60_000;

/** Counts attempts in the database, so that a limit holds across restarts and several servers. */
export function createRateLimits(db: Database) {
  let purgedAt = 0;

  /** Counts an attempt before it is judged, so that concurrent attempts cannot exceed the limit together. */
  async function count(subject: string, windowMs: number) {
    const end = sql`now() + ${windowMs} * interval '1 millisecond'`;
    const isOver = sql`${rateLimits.endsAt} <= now()`;
    const counted = await db
      .insert(rateLimits)
      .values({ subject, endsAt: end })
      .onConflictDoUpdate({
        target: rateLimits.subject,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${isOver} then ${end} else ${rateLimits.endsAt} end`,
        },
      })
      .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt });
    return onlyRow(counted);
  }

  async function giveBack(subject: string): Promise<void> {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.subject, subject));
  }

  /** True for the right answer to the last question; it works once. */
  async function useAnswer(subject: string, answer: string): Promise<boolean> {
    const used = await db
      .update(rateLimits)
      .set({ answer: null })
      .where(and(eq(rateLimits.subject, subject), eq(rateLimits.answer, answer)))
      .returning({ subject: rateLimits.subject });
    return used.length > 0;
  }

  async function ask(subject: string): Promise<Refusal> {
    const [a, b] = [randomInt(2, 30), randomInt(2, 30)];
    const answer = String(a + b);
    await db.update(rateLimits).set({ answer }).where(eq(rateLimits.subject, subject));
    return tooManyTries({ retryAfterMs: 0, challenge: { question: `${a} + ${b}` } });
  }

  async function purge(): Promise<void> {
    if (Date.now() - purgedAt < PURGE_MS) return;
    purgedAt = Date.now();
    await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
  }

  return {
    giveBack,

    /** Counts an attempt that is allowed in any case; returns how many there were in the window. */
    count: async (subject: string, windowMs: number): Promise<number> =>
      (await count(subject, windowMs)).count,

    /**
     * Allows an attempt and returns how many there were in the window, or refuses it with 20002; `answer` is the
     * caller's answer to the last question.
     */
    async admit(
      subject: string,
      { tries, windowMs, free = tries }: Limit,
      answer = '',
    ): Promise<number> {
      await purge();
      const { count: tried, endsAt } = await count(subject, windowMs);
      if (tried > tries) {
        throw tooManyTries({ retryAfterMs: Math.max(endsAt.getTime() - Date.now(), 1) });
      }
      if (tried <= free || (await useAnswer(subject, answer.trim()))) return tried;
      // Only judged attempts count.
      await giveBack(subject);
      throw await ask(subject);
    },

    async forget(subject: string): Promise<void> {
      await db.delete(rateLimits).where(eq(rateLimits.subject, subject));
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

const tooManyTries = (detail: TooManyTries) => new Refusal(CODE.tooManyTries, detail);
