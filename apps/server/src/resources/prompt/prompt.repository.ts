import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { and, asc, desc, sql } from 'drizzle-orm';
import { rowCap } from '../../database/account-cap';
import { onlyRow, type Database } from '../../database/database';
import { recordRows, nextVersion } from '../../database/record-rows';
import { type PageQuery, contains, inChunks, countedPage } from '../../database/list-query';
import { prompts } from '../../database/schema';

export type PromptRow = typeof prompts.$inferSelect;
type NewPrompt = Pick<PromptRow, 'name' | 'content'>;

/** How many rows are read at a time when all are requested. */
const CHUNK = 50;

/** Prompts that were not removed, each visible to its owner only. */
export function promptRepository(db: Database) {
  const { ofOwner, own, grow, byId } = recordRows(db, {
    name: 'prompts',
    table: prompts,
    caps: [rowCap('cap.prompts', ACCOUNT_CAP.prompts)],
    removedMost: ACCOUNT_CAP.prompts,
  });

  return {
    ...byId((where) => db.select().from(prompts).where(where)),

    async page(userId: string, query: PageQuery & { readonly name?: string | undefined }) {
      const matches = and(ofOwner(userId), contains(query.name, prompts.name));
      return countedPage(
        query,
        () => db.$count(prompts, matches),
        ({ limit, offset }) =>
          db
            .select()
            .from(prompts)
            .where(matches)
            .orderBy(desc(prompts.id))
            .limit(limit)
            .offset(offset),
      );
    },

    /** All of them by name, in chunks. */
    all: (userId: string) =>
      inChunks<PromptRow>(CHUNK, (last, size) => {
        const behind = last && sql`(${prompts.name}, ${prompts.id}) > (${last.name}, ${last.id})`;
        return db
          .select()
          .from(prompts)
          .where(and(ofOwner(userId), behind))
          .orderBy(asc(prompts.name), asc(prompts.id))
          .limit(size);
      }),

    add: (userId: string, prompt: NewPrompt): Promise<PromptRow> =>
      grow(userId, async (tx) =>
        onlyRow(
          await tx
            .insert(prompts)
            .values({ ...prompt, userId })
            .returning(),
        ),
      ),

    addMany: async (userId: string, list: readonly NewPrompt[]): Promise<void> => {
      const rows = list.map((prompt) => ({ ...prompt, userId }));
      await grow(userId, (tx) => tx.insert(prompts).values(rows));
    },

    /** Changes a row; with a version, only at that version. */
    async update(userId: string, id: number, change: NewPrompt, baseVersion?: number) {
      const [row] = await db
        .update(prompts)
        .set({ ...change, ...nextVersion(prompts) })
        .where(own(userId, id, baseVersion))
        .returning();
      return row;
    },
  };
}

export type PromptRepository = ReturnType<typeof promptRepository>;
