import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { reminders } from './reminder.tables';

export type ReminderRow = typeof reminders.$inferSelect;
export type NewReminder = Pick<ReminderRow, 'setter' | 'subscribe' | 'isLoop' | 'time' | 'content'>;

/** Reminders that were not removed, each seen by its owner alone. */
export function reminderRepository(db: Database) {
  const ofOwner = (userId: string) =>
    and(eq(reminders.userId, userId), isNull(reminders.removedAt));
  const own = (userId: string, id: number) => and(ofOwner(userId), eq(reminders.id, id));

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
        .set({ removedAt: sql`now()` })
        .where(own(userId, id))
        .returning({ id: reminders.id });
      return removed.length > 0;
    },
  };
}

export type ReminderRepository = ReturnType<typeof reminderRepository>;
