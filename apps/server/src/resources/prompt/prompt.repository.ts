import { and, asc, desc } from 'drizzle-orm';
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
import { contains } from '../../database/text-search';
import { prompts } from './prompt.tables';

export type PromptRow = typeof prompts.$inferSelect;
type NewPrompt = Pick<PromptRow, 'name' | 'content'>;

/** Preset roles that were not removed, each seen by its owner alone. */
export function promptRepository(db: Database) {
  const ofOwner = (userId: string) => keptOf(prompts, userId);
  const own = (userId: string, id: number) => keptRow(prompts, userId, id);

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

    /** Changes a row, where a version is named only at that version. */
    async update(userId: string, id: number, change: NewPrompt, baseVersion?: number) {
      const [row] = await db
        .update(prompts)
        .set({ ...change, ...nextVersion(prompts) })
        .where(keptRow(prompts, userId, id, baseVersion))
        .returning();
      return row;
    },

    /** Keeps the row, so that the removal can be undone for a while. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db
        .update(prompts)
        .set(removedNow)
        .where(own(userId, id))
        .returning({ id: prompts.id });
      return removed.length > 0;
    },

    /** Brings a removed row back. */
    async restore(userId: string, id: number) {
      const [row] = await db
        .update(prompts)
        .set(notRemoved)
        .where(restorableRow(prompts, userId, id))
        .returning();
      return row;
    },

    /** Drops for good what was removed too long ago to be brought back. */
    async dropRemoved(userId: string): Promise<void> {
      await db.delete(prompts).where(lostRows(prompts, userId));
    },
  };
}

export type PromptRepository = ReturnType<typeof promptRepository>;
