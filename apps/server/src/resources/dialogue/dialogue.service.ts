import { CODE } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import * as z from 'zod/mini';
import type { Broker } from '../../broker/broker';
import { Refusal } from '../../refusal/refusal';
import type { RobotItemRepository } from '../robot-item/robot-item.repository';
import type { Change } from '../record/record.service';
import { robotItemService } from '../robot-item/robot-item.service';
import { servedDialogue } from '@chatdeck/sdk/served';

const schema = contract.dialogue.add.response;

/** Dialogues with AI services for single chats. */
export function dialogueService(repository: RobotItemRepository, broker: Pick<Broker, 'publish'>) {
  const announce = (userId: string, event: Change, id: number | string) =>
    broker.publish(userId, 'gptconfig', { event, updateId: String(id) });
  const items = robotItemService(repository, {
    schema,
    announce,
    place: 'dialogues',
    label: ({ keywords, robotType }) => keywords.join('、') || String(robotType),
    refersTo: (item) => promptIdsOf(item).map((id) => ({ kind: 'prompt', id })),
  });

  return {
    ...items,

    forRobot: async (userId: string) => (await items.readable(userId)).map(servedDialogue),

    /** The robot tries them in this order. */
    async reorder(userId: string, ids: readonly number[]): Promise<null> {
      const [first] = ids;
      if (first === undefined || !(await repository.reorder(userId, ids))) {
        throw new Refusal(CODE.notFound);
      }
      await announce(userId, 'update', first);
      return null;
    },

    /** The robot counts its own answers. */
    setUsed: (userId: string, id: number, usedNum: number) =>
      repository.advance(userId, id, { usedNum }),

    /** The robot keeps using the old prompt in a dialogue in progress until it is notified. */
    promptChanged: async (userId: string, promptId: number): Promise<void> => {
      const affected = (await items.all(userId)).filter((dialogue) =>
        promptIdsOf(dialogue).includes(String(promptId)),
      );
      await Promise.all(affected.map(({ id }) => announce(userId, 'update', id)));
    },
  };
}

export type DialogueService = ReturnType<typeof dialogueService>;

const promptId = z.union([z.string(), z.number()]);
const speaking = z.looseObject({
  promotId: z.optional(z.nullable(promptId)),
  keywordSystemMessages: z.optional(
    z.array(z.looseObject({ promotId: z.optional(z.nullable(promptId)) })),
  ),
});

/** The prompts of a dialogue: its own, and those selected by keyword. */
function promptIdsOf({ botConfig }: { readonly botConfig?: unknown }): string[] {
  const { promotId, keywordSystemMessages = [] } = speaking.safeParse(botConfig).data ?? {};
  return [promotId, ...keywordSystemMessages.map(({ promotId: id }) => id)].map((id) =>
    String(id ?? ''),
  );
}
