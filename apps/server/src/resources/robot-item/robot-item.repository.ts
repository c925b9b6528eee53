import type { JsonObject } from '@chatdeck/sdk/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { robotItems } from './robot-item.tables';

export type RobotItemRow = typeof robotItems.$inferSelect;
export type RobotItemKind = RobotItemRow['kind'];
type Progress = Partial<Pick<RobotItemRow, 'usedNum' | 'lastContent'>>;

/** The items of one kind that were not removed, each seen by its owner alone. */
export function robotItemRepository(db: Database, kind: RobotItemKind) {
  const ofOwner = (userId: string) =>
    and(eq(robotItems.userId, userId), eq(robotItems.kind, kind), isNull(robotItems.removedAt));
  const own = (userId: string, id: number) => and(ofOwner(userId), eq(robotItems.id, id));
  const inOrder = (userId: string) =>
    db.select().from(robotItems).where(ofOwner(userId)).orderBy(asc(robotItems.id));

  return {
    async page(userId: string, query: PageQuery) {
      const { limit, offset } = pageOf(query);
      const [count, rows] = await Promise.all([
        db.$count(robotItems, ofOwner(userId)),
        inOrder(userId).limit(limit).offset(offset),
      ]);
      return { count, rows };
    },

    all: (userId: string): Promise<RobotItemRow[]> => inOrder(userId),

    async find(userId: string, id: number): Promise<RobotItemRow | undefined> {
      const [row] = await db.select().from(robotItems).where(own(userId, id));
      return row;
    },

    add: async (userId: string, item: JsonObject, progress: Progress = {}) =>
      onlyRow(
        await db
          .insert(robotItems)
          .values({ userId, kind, item, ...progress })
          .returning(),
      ),

    async update(userId: string, id: number, item: JsonObject, progress: Progress = {}) {
      const [row] = await db
        .update(robotItems)
        .set({ item, ...progress, updatedAt: sql`now()` })
        .where(own(userId, id))
        .returning();
      return row;
    },

    /** Notes how far the robot is with an item. */
    advance: async (userId: string, id: number, progress: Progress): Promise<void> => {
      await db.update(robotItems).set(progress).where(own(userId, id));
    },

    /** Keeps the row, so that the removal can be undone for a while. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db
        .update(robotItems)
        .set({ removedAt: sql`now()` })
        .where(own(userId, id))
        .returning({ id: robotItems.id });
      return removed.length > 0;
    },
  };
}

export type RobotItemRepository = ReturnType<typeof robotItemRepository>;
