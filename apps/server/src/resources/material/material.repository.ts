import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { contains } from '../../database/text-search';
import { materials } from './material.tables';

export type MaterialRow = typeof materials.$inferSelect;
export type MaterialChange = Pick<MaterialRow, 'name' | 'content' | 'tag'>;
type NewMaterial = Omit<typeof materials.$inferInsert, 'id' | 'userId' | 'updatedAt' | 'removedAt'>;

export interface MaterialFilter extends PageQuery {
  readonly name?: string | undefined;
  readonly tag?: string | undefined;
  readonly type?: number | undefined;
}

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
      const [count, rows] = await Promise.all([
        db.$count(materials, matches),
        db
          .select()
          .from(materials)
          .where(matches)
          .orderBy(desc(materials.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { count, rows };
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
  };
}

export type MaterialRepository = ReturnType<typeof materialRepository>;
