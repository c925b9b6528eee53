import { contract, type ResponseInputOf } from '@chatdeck/sdk/contract';
import * as z from 'zod/mini';
import type { Broker } from '../../broker/broker';
import { rowIdOf } from '../../database/row-id';
import type { RobotItemRepository } from '../robot-item/robot-item.repository';
import type { Change } from '../kept/kept.service';
import { robotItemService } from '../robot-item/robot-item.service';
import { servedDialogue } from './served-dialogue';

const schema = contract.dialogue.add.response;
type Dialogue = ResponseInputOf<typeof contract.dialogue.add>;

/** Dialogues with AI services for single chats. */
export function dialogueService(repository: RobotItemRepository, broker: Pick<Broker, 'publish'>) {
  const announce = (userId: string, event: Change, updateId: string) =>
    broker.publish(userId, 'gptconfig', { event, updateId });
  const items = robotItemService(repository, {
    schema,
    announce,
    place: 'dialogues',
    label: ({ keywords, robotType }) => keywords.join('、') || String(robotType),
  });

  return {
    ...items,

    forRobot: async (userId: string) => (await items.readable(userId)).map(servedDialogue),

    /** The robot counts its own answers. */
    setUsed: (userId: string, id: string, usedNum: number) =>
      repository.advance(userId, rowIdOf(id), { usedNum }),

    /** A dialogue in progress keeps the role that it began with until the robot is told. */
    roleChanged: async (userId: string, roleId: string): Promise<void> => {
      const affected = (await items.all(userId)).filter((dialogue) =>
        rolesOf(dialogue).includes(roleId),
      );
      await Promise.all(affected.map(({ id }) => announce(userId, 'update', id)));
    },
  };
}

export type DialogueService = ReturnType<typeof dialogueService>;

const role = z.union([z.string(), z.number()]);
const speaking = z.looseObject({
  promotId: z.optional(z.nullable(role)),
  keywordSystemMessages: z.optional(
    z.array(z.looseObject({ promotId: z.optional(z.nullable(role)) })),
  ),
});

/** The preset roles that a dialogue speaks in: its own, and those that words call up. */
function rolesOf({ botConfig }: Dialogue): string[] {
  const { promotId, keywordSystemMessages = [] } = speaking.safeParse(botConfig).data ?? {};
  return [promotId, ...keywordSystemMessages.map((words) => words.promotId)].map(String);
}
