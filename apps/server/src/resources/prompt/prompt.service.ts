import { readId } from '../../database/row-id';
import type { PromptRepository } from './prompt.repository';

/** Preset roles of the AI dialogue. */
export function promptService(repository: PromptRepository) {
  return {
    addMany: repository.addMany,

    /** The role as the robot reads it: the plugin calls its text `promot`. `{}` when it is gone. */
    async forRobot(userId: string, id: string): Promise<object> {
      const row = await repository.find(userId, readId(id) ?? 0);
      return row ? { id: String(row.id), name: row.name, promot: row.content } : {};
    },
  };
}

export type PromptService = ReturnType<typeof promptService>;
