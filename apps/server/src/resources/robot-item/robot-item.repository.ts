import type { JsonObject } from '@chatdeck/sdk/rules';
import { and, asc, eq } from 'drizzle-orm';
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
import { robotItems } from './robot-item.tables';

export type RobotItemRow = typeof robotItems.$inferSelect;
export type RobotItemKind = RobotItemRow['kind'];
type Progress = Partial<Pick<RobotItemRow, 'usedNum' | 'lastContent'>>;

/** The items of one kind that were not removed, each seen by its owner alone. */
export function robotItemRepository(db: Database, kind: RobotItemKind) {
  const isOfKind = eq(robotItems.kind, kind);
  const ofOwner = (userId: string) => and(keptOf(robotItems, userId), isOfKind);
  const own = (userId: string, id: number, version?: number) =>
    and(keptRow(robotItems, userId, id, version), isOfKind);
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

    /** Changes a row, where a version is named only at that version. */
    async update(
      userId: string,
      { id, baseVersion }: { readonly id: number; readonly baseVersion?: number | undefined },
      item: JsonObject,
      progress: Progress = {},
    ) {
      const [row] = await db
        .update(robotItems)
        .set({ item, ...progress, ...nextVersion(robotItems) })
        .where(own(userId, id, baseVersion))
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
        .set(removedNow)
        .where(own(userId, id))
        .returning({ id: robotItems.id });
      return removed.length > 0;
    },

    /** Brings a removed row back. */
    async restore(userId: string, id: number) {
      const [row] = await db
        .update(robotItems)
        .set(notRemoved)
        .where(and(restorableRow(robotItems, userId, id), isOfKind))
        .returning();
      return row;
    },

    /** Drops for good what was removed too long ago to be brought back. */
    async dropRemoved(userId: string): Promise<void> {
      await db.delete(robotItems).where(and(lostRows(robotItems, userId), isOfKind));
    },
  };
}

export type RobotItemRepository = ReturnType<typeof robotItemRepository>;
