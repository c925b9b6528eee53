import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import {
  keptOf,
  keptRow,
  lostRows,
  nextVersion,
  notRemoved,
  removedNow,
  restorableRow,
} from '../../database/kept-rows';
import { pageOf, type PageQuery } from '../../database/paging';
import { reminders } from './reminder.tables';

export type ReminderRow = typeof reminders.$inferSelect;
export type NewReminder = Pick<ReminderRow, 'setter' | 'subscribe' | 'isLoop' | 'time' | 'content'>;

type ReminderChange = Omit<NewReminder, 'setter'>;

/** Reminders that were not removed, each seen by its owner alone. */
export function reminderRepository(db: Database) {
  const ofOwner = (userId: string) => keptOf(reminders, userId);
  const own = (userId: string, id: number) => keptRow(reminders, userId, id);

  return {
    async page(userId: string, query: PageQuery) {
      const { limit, offset } = pageOf(query);
      const [count, rows] = await Promise.all([
        db.$count(reminders, ofOwner(userId)),
        db
          .select()
          .from(reminders)
          .where(ofOwner(userId))
          .orderBy(desc(reminders.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { count, rows };
    },

    pending: (userId: string) =>
      db
        .select()
        .from(reminders)
        .where(and(ofOwner(userId), isNull(reminders.doneAt)))
        .orderBy(asc(reminders.id)),

    /** The pending ones for a friend. */
    pendingFor: (userId: string, name: string) =>
      db
        .select({ id: reminders.id, content: reminders.content })
        .from(reminders)
        .where(and(ofOwner(userId), isNull(reminders.doneAt), eq(reminders.subscribe, name)))
        .orderBy(asc(reminders.id)),

    add: async (userId: string, reminder: NewReminder): Promise<ReminderRow> =>
      onlyRow(
        await db
          .insert(reminders)
          .values({ ...reminder, userId })
          .returning(),
      ),

    find: async (userId: string, id: number): Promise<ReminderRow | undefined> =>
      (await db.select().from(reminders).where(own(userId, id)))[0],

    /** Changes a reminder, which is to be given again; where a version is named only at that version. */
    async update(userId: string, id: number, change: ReminderChange, baseVersion?: number) {
      const [row] = await db
        .update(reminders)
        .set({ ...change, doneAt: null, ...nextVersion(reminders) })
        .where(keptRow(reminders, userId, id, baseVersion))
        .returning();
      return row;
    },

    /** Notes that a reminder was given; one that comes again stays pending. */
    async finish(userId: string, id: number): Promise<void> {
      await db
        .update(reminders)
        .set({ doneAt: sql`now()` })
        .where(and(own(userId, id), eq(reminders.isLoop, false)));
    },

    /** Keeps the row, so that the removal can be undone for a while. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db
        .update(reminders)
        .set(removedNow)
        .where(own(userId, id))
        .returning({ id: reminders.id });
      return removed.length > 0;
    },

    /** Brings a removed row back. */
    async restore(userId: string, id: number) {
      const [row] = await db
        .update(reminders)
        .set(notRemoved)
        .where(restorableRow(reminders, userId, id))
        .returning();
      return row;
    },

    /** Drops for good what was removed too long ago to be brought back. */
    async dropRemoved(userId: string): Promise<void> {
      await db.delete(reminders).where(lostRows(reminders, userId));
    },
  };
}

export type ReminderRepository = ReturnType<typeof reminderRepository>;
