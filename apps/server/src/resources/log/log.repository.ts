import { LOG_DAYS, LOG_MAX } from '@chatdeck/sdk/constants';
import { and, desc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { isAmong } from '../../database/list-query';
import { readEachTime } from '../../database/remembered-reads';
import { logMessages, logSettings, logSetups, users } from '../../database/schema';
import type { LogSetup } from './log-setup';
import type { LoggedRow } from './reported-message';

/** How many states of its robot an account retains. */
const SETUPS_MAX = 200;

/** How many rows one statement deletes, so that none takes long. */
const BATCH = 5_000;

const OFF = { open: false, media: false };

/** What was decided about a message. */
export interface Decision {
  readonly rules: string[];
  readonly says: string[];
  readonly asks: boolean;
}

/** How long after a message the robot may answer it. */
const ANSWERED_WITHIN = sql`interval '3 minutes'`;

/** Writes and deletes what robots report. */
export function logRepository(db: Database, remember = readEachTime) {
  const of = (userId: string) => eq(logMessages.userId, userId);

  /** Deletes messages in batches, each found once. */
  async function drop(userId: string, where: ReturnType<typeof and>, offset = 0): Promise<void> {
    for (let dropped = BATCH; dropped === BATCH;) {
      const found = db
        .select({ id: logMessages.id })
        .from(logMessages)
        .where(and(of(userId), where))
        .orderBy(desc(logMessages.id))
        .offset(offset)
        .limit(BATCH);
      const rows = await db
        .delete(logMessages)
        .where(and(of(userId), isAmong(logMessages.id, found)))
        .returning({ id: logMessages.id });
      dropped = rows.length;
    }
  }

  /** Deletes the states of a robot that no message refers to. */
  const dropSetups = (userId: string) =>
    db
      .delete(logSetups)
      .where(
        and(
          eq(logSetups.userId, userId),
          notExists(
            db
              .select({ id: logMessages.id })
              .from(logMessages)
              .where(eq(logMessages.setupId, logSetups.id)),
          ),
        ),
      );

  return {
    settings: remember([logSettings, users], async (userId) => {
      const [row] = await db
        .select({ open: logSettings.open, media: logSettings.media })
        .from(logSettings)
        .where(eq(logSettings.userId, userId));
      return row ?? OFF;
    }),

    async changeSettings(userId: string, change: { open: boolean; media: boolean }) {
      await db
        .insert(logSettings)
        .values({ userId, ...change })
        .onConflictDoUpdate({ target: logSettings.userId, set: change });
    },

    /** The id of a state of the robot, stored when it is new; the oldest are deleted beyond a number. */
    async setup(userId: string, setup: LogSetup): Promise<number> {
      const isKnown = and(eq(logSetups.userId, userId), eq(logSetups.hash, setup.hash));
      const columns = { id: logSetups.id };
      const [known] = await db.select(columns).from(logSetups).where(isKnown);
      if (known) return known.id;
      const rows = await db
        .insert(logSetups)
        .values({ userId, ...setup })
        .onConflictDoUpdate({
          target: [logSetups.userId, logSetups.hash],
          set: { hash: setup.hash },
        })
        .returning(columns);
      const tooMany = db
        .select(columns)
        .from(logSetups)
        .where(eq(logSetups.userId, userId))
        .orderBy(desc(logSetups.id))
        .offset(SETUPS_MAX);
      await db
        .delete(logSetups)
        .where(and(eq(logSetups.userId, userId), isAmong(logSetups.id, tooMany)));
      return onlyRow(rows).id;
    },

    /** Stores a message and returns its id; undefined when it is already there. */
    async add(userId: string, row: LoggedRow & { setupId: number; usedUp: string[] }) {
      const [added] = await db
        .insert(logMessages)
        .values({ userId, ...row })
        .onConflictDoNothing({ target: [logMessages.userId, logMessages.digest] })
        .returning({ id: logMessages.id });
      return added?.id;
    },

    decide: async (userId: string, id: number, decision: Decision): Promise<void> => {
      await db
        .update(logMessages)
        .set(decision)
        .where(and(of(userId), eq(logMessages.id, id)));
    },

    /**
     * The private chat that the robot's own message answers, if there is only one that it can be: the robot reports its
     * own messages to friends without their recipient.
     */
    async answered(userId: string, { at, text }: Pick<LoggedRow, 'at' | 'text'>) {
      const isSaid = sql`${text} = any(${logMessages.says})`;
      const rows = await db
        .selectDistinct({
          conversationId: logMessages.conversationId,
          conversationName: logMessages.conversationName,
          isSaid: sql<boolean>`${isSaid}`,
        })
        .from(logMessages)
        .where(
          and(
            of(userId),
            gt(logMessages.at, sql`${at.toISOString()}::timestamptz - ${ANSWERED_WITHIN}`),
            eq(logMessages.isRoom, false),
            eq(logMessages.isSelf, false),
            sql`(${isSaid} or ${logMessages.asks})`,
          ),
        )
        .limit(20);
      const sure = rows.some((row) => row.isSaid) ? rows.filter((row) => row.isSaid) : rows;
      const [only, ...others] = sure;
      if (!only || others.some((row) => row.conversationId !== only.conversationId)) return {};
      const { conversationId, conversationName } = only;
      return { conversationId, conversationName };
    },

    async remove(userId: string, conversationId: string): Promise<void> {
      await drop(userId, eq(logMessages.conversationId, conversationId));
      await dropSetups(userId);
    },

    async clear(userId: string): Promise<void> {
      await drop(userId, undefined);
      await dropSetups(userId);
    },

    /** Deletes what is too old or beyond the most of an account. */
    async prune(userId: string, most = LOG_MAX): Promise<void> {
      await drop(userId, lt(logMessages.at, sql`now() - ${LOG_DAYS} * interval '1 day'`));
      await drop(userId, undefined, most);
      await dropSetups(userId);
    },

    /** The accounts that have messages. */
    async owners(): Promise<string[]> {
      const rows = await db.selectDistinct({ userId: logMessages.userId }).from(logMessages);
      return rows.map(({ userId }) => userId);
    },

    /** A state of the robot. */
    async revision(userId: string, id: number) {
      const [row] = await db
        .select()
        .from(logSetups)
        .where(and(eq(logSetups.userId, userId), inArray(logSetups.id, [id])));
      return row;
    },
  };
}

export type LogRepository = ReturnType<typeof logRepository>;
