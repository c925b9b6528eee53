import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { contains } from '../../database/text-search';
import { prompts } from './prompt.tables';

export type PromptRow = typeof prompts.$inferSelect;
type NewPrompt = Pick<PromptRow, 'name' | 'content'>;

/** Preset roles that were not removed, each seen by its owner alone. */
export function promptRepository(db: Database) {
  const ofOwner = (userId: string) => and(eq(prompts.userId, userId), isNull(prompts.removedAt));
  const own = (userId: string, id: number) => and(ofOwner(userId), eq(prompts.id, id));

  return {
    async page(userId: string, query: PageQuery & { readonly name?: string | undefined }) {
      const matches = and(ofOwner(userId), contains(query.name, prompts.name));
      const { limit, offset } = pageOf(query);
      const [count, rows] = await Promise.all([
        db.$count(prompts, matches),
        db
          .select()
          .from(prompts)
          .where(matches)
          .orderBy(desc(prompts.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { count, rows };
    },

    all: (userId: string) =>
      db.select().from(prompts).where(ofOwner(userId)).orderBy(asc(prompts.name), asc(prompts.id)),

    async find(userId: string, id: number): Promise<PromptRow | undefined> {
      const [row] = await db.select().from(prompts).where(own(userId, id));
      return row;
    },

    add: async (userId: string, prompt: NewPrompt): Promise<PromptRow> =>
      onlyRow(
        await db
          .insert(prompts)
          .values({ ...prompt, userId })
          .returning(),
      ),

    addMany: async (userId: string, list: readonly NewPrompt[]): Promise<void> => {
      await db.insert(prompts).values(list.map((prompt) => ({ ...prompt, userId })));
    },

    async update(userId: string, id: number, change: NewPrompt) {
      const [row] = await db
        .update(prompts)
        .set({ ...change, updatedAt: sql`now()` })
        .where(own(userId, id))
        .returning();
      return row;
    },

    /** Keeps the row, so that the removal can be undone for a while. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db
        .update(prompts)
        .set({ removedAt: sql`now()` })
        .where(own(userId, id))
        .returning({ id: prompts.id });
      return removed.length > 0;
    },
  };
}

export type PromptRepository = ReturnType<typeof promptRepository>;
