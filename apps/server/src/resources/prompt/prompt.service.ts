import type { PresetRole } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { readId } from '../../database/row-id';
import { changed, found } from '../../refusal/found';
import { Refusal } from '../../refusal/refusal';
import type { PromptRepository, PromptRow } from './prompt.repository';

type Query = Parameters<PromptRepository['page']>[1];
type Change = Pick<PromptRow, 'name' | 'content'>;
interface Based {
  readonly baseVersion?: number | undefined;
}

/** Preset roles of the AI dialogue. */
export function promptService(
  repository: PromptRepository,
  /** Dialogues under way speak in the role that they began with. */
  roleChanged: (userId: string, id: string) => Promise<void>,
) {
  const find = (userId: string, id: string) => repository.find(userId, readId(id) ?? 0);

  return {
    addMany: repository.addMany,

    async page(userId: string, query: Query) {
      const { count, rows } = await repository.page(userId, query);
      return { count, list: rows.map(toPrompt) };
    },

    /** All of them, piece by piece: each may be long. */
    async *all(userId: string) {
      for await (const rows of repository.all(userId)) yield rows.map(toPrompt);
    },

    get: async (userId: string, id: string) => toPrompt(found(await find(userId, id))),

    add: async (userId: string, { name, content }: Change) =>
      toPrompt(await repository.add(userId, { name, content })),

    /** 10003 with the role as it is now when it was changed after the version that the change is made on. */
    async update(userId: string, id: string, { name, content, baseVersion }: Change & Based) {
      const change = { name, content };
      const row = await repository.update(userId, readId(id) ?? 0, change, baseVersion);
      const role = toPrompt(
        await changed(row, async () => {
          const now = await find(userId, id);
          return now && toPrompt(now);
        }),
      );
      await roleChanged(userId, id);
      return role;
    },

    async remove(userId: string, id: string): Promise<null> {
      if (!(await repository.remove(userId, readId(id) ?? 0))) throw new Refusal(CODE.notFound);
      await repository.dropRemoved(userId);
      await roleChanged(userId, id);
      return null;
    },

    async restore(userId: string, id: string) {
      const role = toPrompt(found(await repository.restore(userId, readId(id) ?? 0)));
      await roleChanged(userId, id);
      return role;
    },

    /** The role as the robot reads it: the plugin calls its text `promot`. `{}` when it is gone. */
    async forRobot(userId: string, id: string): Promise<object> {
      const row = await find(userId, id);
      return row ? { id: String(row.id), name: row.name, promot: escapeBraces(row.content) } : {};
    },
  };
}

export type PromptService = ReturnType<typeof promptService>;

const toPrompt = ({ id, name, content, version }: PromptRow): PresetRole => ({
  id: String(id),
  name,
  content,
  version,
});

/** The robot reads a role as a template, in which a brace is written twice (robot contract, section 1.2). */
const escapeBraces = (content: string) => content.replace(/[{}]/g, '$&$&');
