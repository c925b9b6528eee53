import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { prompts } from './prompt.tables';

/** Preset roles, each seen by its owner alone. */
export function promptRepository(db: Database) {
  return {
    async find(userId: string, id: number) {
      const [row] = await db
        .select()
        .from(prompts)
        .where(and(eq(prompts.userId, userId), eq(prompts.id, id), isNull(prompts.removedAt)));
      return row;
    },

    addMany: async (userId: string, list: readonly { name: string; content: string }[]) => {
      await db.insert(prompts).values(list.map((prompt) => ({ ...prompt, userId })));
    },
  };
}

export type PromptRepository = ReturnType<typeof promptRepository>;
