import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { and, asc, desc, eq, isNotNull, inArray, isNull, sql } from 'drizzle-orm';
import { rowCap } from '../../database/account-cap';
import { onlyRow, type Database } from '../../database/database';
import { recordRows, nextVersion } from '../../database/record-rows';
import { isAmong, type PageQuery, countedPage } from '../../database/list-query';
import { reminders } from '../../database/schema';

export type ReminderRow = typeof reminders.$inferSelect;
export type NewReminder = Pick<
  ReminderRow,
  'setter' | 'subscribe' | 'isLoop' | 'time' | 'content'
> &
  Partial<Pick<ReminderRow, 'isPaused'>>;

type ReminderChange = Omit<NewReminder, 'setter'>;

/** Completed reminders are a log: the newest are retained. */
const DONE_MOST = 500;

/** Reminders that were not removed, each visible to its owner only. */
export function reminderRepository(db: Database) {
  const { ofOwner, own, grow, byId } = recordRows(db, {
    name: 'reminders',
    table: reminders,
    counts: isNull(reminders.doneAt),
    caps: [rowCap('cap.reminders', ACCOUNT_CAP.reminders)],
    removedMost: ACCOUNT_CAP.reminders,
  });

  async function dropOldDone(userId: string): Promise<void> {
    const isDone = and(ofOwner(userId), isNotNull(reminders.doneAt));
    const tooMany = db
      .select({ id: reminders.id })
      .from(reminders)
      .where(isDone)
      .orderBy(desc(reminders.doneAt), desc(reminders.id))
      .offset(DONE_MOST);
    await db.delete(reminders).where(and(isDone, isAmong(reminders.id, tooMany)));
  }

  return {
    ...byId((where) => db.select().from(reminders).where(where)),

    async page(userId: string, query: PageQuery) {
      return countedPage(
        query,
        () => db.$count(reminders, ofOwner(userId)),
        ({ limit, offset }) =>
          db
            .select()
            .from(reminders)
            .where(ofOwner(userId))
            .orderBy(desc(reminders.id))
            .limit(limit)
            .offset(offset),
      );
    },

    /** Those that are still to be sent, and not paused. */
    pending: (userId: string) =>
      db
        .select()
        .from(reminders)
        .where(and(ofOwner(userId), isNull(reminders.doneAt), eq(reminders.isPaused, false)))
        .orderBy(asc(reminders.id)),

    /** The pending reminders for some friends. */
    pendingFor: (userId: string, names: readonly string[]) =>
      db
        .select({
          id: reminders.id,
          content: reminders.content,
          subscribe: reminders.subscribe,
        })
        .from(reminders)
        .where(
          and(ofOwner(userId), isNull(reminders.doneAt), inArray(reminders.subscribe, [...names])),
        )
        .orderBy(asc(reminders.id)),

    add: (userId: string, reminder: NewReminder): Promise<ReminderRow> =>
      grow(userId, async (tx) =>
        onlyRow(
          await tx
            .insert(reminders)
            .values({ ...reminder, userId })
            .returning(),
        ),
      ),

    /** Changes a reminder, which becomes pending again; with a version, only at that version. */
    async update(userId: string, id: number, change: ReminderChange, baseVersion?: number) {
      const [row] = await grow(userId, (tx) =>
        tx
          .update(reminders)
          .set({ ...change, doneAt: null, ...nextVersion(reminders) })
          .where(own(userId, id, baseVersion))
          .returning(),
      );
      return row;
    },

    /** Marks a reminder as done; a recurring one stays pending. */
    finish: async (userId: string, id: number): Promise<void> => {
      await db
        .update(reminders)
        .set({ doneAt: sql`now()` })
        .where(and(own(userId, id), eq(reminders.isLoop, false)));
      await dropOldDone(userId);
    },
  };
}

export type ReminderRepository = ReturnType<typeof reminderRepository>;
