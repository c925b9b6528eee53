import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { contains } from '../../database/text-search';
import { materials } from './material.tables';

export type MaterialRow = typeof materials.$inferSelect;
/** What a person may change of a material; the fields of other types are left out. */
export type MaterialChange = Partial<
  Omit<MaterialRow, 'id' | 'userId' | 'type' | 'updatedAt' | 'removedAt'>
>;
type NewMaterial = Omit<typeof materials.$inferInsert, 'id' | 'userId' | 'updatedAt' | 'removedAt'>;

export interface MaterialFilter extends PageQuery {
  readonly name?: string | undefined;
  readonly tag?: string | undefined;
  readonly type?: number | undefined;
}

const agoDays = (days: number) => sql`now() - ${days} * interval '1 day'`;

/** Materials that were not removed, each seen by its owner alone. */
export function materialRepository(db: Database) {
  const own = (userId: string, id: number) =>
    and(eq(materials.userId, userId), eq(materials.id, id), isNull(materials.removedAt));

  return {
    async page(userId: string, filter: MaterialFilter) {
      const matches = and(
        eq(materials.userId, userId),
        isNull(materials.removedAt),
        filter.type === undefined ? undefined : eq(materials.type, filter.type),
        contains(filter.name, materials.name),
        contains(filter.tag, materials.tag),
      );
      const { limit, offset } = pageOf(filter);
      const count = await db.$count(materials, matches);
      const size = Math.min(limit, count - offset);
      if (size <= 0) return { count, rows: [] };
      // Read from the nearer end: however far a page is, no more than half of the list is passed over.
      const behind = count - offset - size;
      const isNearEnd = behind < offset;
      const rows = await db
        .select()
        .from(materials)
        .where(matches)
        .orderBy(isNearEnd ? asc(materials.id) : desc(materials.id))
        .limit(size)
        .offset(isNearEnd ? behind : offset);
      return { count, rows: isNearEnd ? rows.reverse() : rows };
    },

    async find(userId: string, id: number): Promise<MaterialRow | undefined> {
      const [row] = await db.select().from(materials).where(own(userId, id));
      return row;
    },

    async add(userId: string, material: NewMaterial): Promise<MaterialRow> {
      return onlyRow(
        await db
          .insert(materials)
          .values({ ...material, userId })
          .returning(),
      );
    },

    addMany: async (userId: string, list: readonly NewMaterial[]): Promise<void> => {
      await db.insert(materials).values(list.map((material) => ({ ...material, userId })));
    },

    async update(userId: string, id: number, type: number, change: MaterialChange) {
      const [row] = await db
        .update(materials)
        .set({ ...change, updatedAt: sql`now()` })
        .where(and(own(userId, id), eq(materials.type, type)))
        .returning();
      return row;
    },

    /** Keeps the row, so that the removal can be undone for a while. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db
        .update(materials)
        .set({ removedAt: sql`now()` })
        .where(own(userId, id))
        .returning({ id: materials.id });
      return removed.length > 0;
    },

    /** Brings a removed row back. */
    async restore(userId: string, id: number, keptDays: number) {
      const [row] = await db
        .update(materials)
        .set({ removedAt: null })
        .where(
          and(
            eq(materials.userId, userId),
            eq(materials.id, id),
            gt(materials.removedAt, agoDays(keptDays)),
          ),
        )
        .returning();
      return row;
    },

    /** Drops for good what was removed too long ago to be brought back. */
    async dropRemoved(userId: string, keptDays: number): Promise<void> {
      await db
        .delete(materials)
        .where(and(eq(materials.userId, userId), lte(materials.removedAt, agoDays(keptDays))));
    },
  };
}

export type MaterialRepository = ReturnType<typeof materialRepository>;
