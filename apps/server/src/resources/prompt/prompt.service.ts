import type { Prompt } from '@chatdeck/sdk';
import { recordService } from '../record/record.service';
import type { PromptRepository, PromptRow } from './prompt.repository';

type Change = Pick<PromptRow, 'name' | 'content'>;
interface Based {
  readonly baseVersion?: number | undefined;
}

/** Prompts of the AI dialogue. */
export function promptService(
  repository: PromptRepository,
  /** Notifies the robot, which otherwise keeps using the old prompt in dialogues in progress. */
  promptChanged: (userId: string, id: number) => Promise<void>,
) {
  const stored = recordService(repository, toPrompt, (userId, _, id) => promptChanged(userId, id));

  return {
    addMany: repository.addMany,

    /** All of them, in chunks: each may be long. */
    async *all(userId: string) {
      for await (const rows of repository.all(userId)) yield rows.map(toPrompt);
    },

    page: stored.page,
    get: stored.get,
    remove: stored.remove,
    restore: stored.restore,

    add: async (userId: string, { name, content }: Change) =>
      toPrompt(await repository.add(userId, { name, content })),

    update: async (userId: string, id: number, { name, content, baseVersion }: Change & Based) =>
      stored.change(
        userId,
        id,
        await repository.update(userId, id, { name, content }, baseVersion),
      ),

    /** The prompt as the robot reads it: the plugin calls its text `promot`. `{}` when it was deleted. */
    async forRobot(userId: string, id: number): Promise<object> {
      const row = await repository.find(userId, id);
      return row ? { id: String(row.id), name: row.name, promot: escapeBraces(row.content) } : {};
    },
  };
}

export type PromptService = ReturnType<typeof promptService>;

const toPrompt = ({ id, name, content, version }: PromptRow): Prompt => ({
  id: String(id),
  name,
  content,
  version,
});

/** The robot reads a prompt as a template, in which a brace is escaped by doubling it (robot contract, section 1.2). */
const escapeBraces = (content: string) => content.replace(/[{}]/g, '$&$&');
