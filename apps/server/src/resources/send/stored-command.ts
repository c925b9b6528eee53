import { CODE, MASS_SEND_TARGET, type Locale } from '@chatdeck/sdk/constants';
import { outgoingMessageSchema } from '@chatdeck/sdk/entities';
import type { StoredCommand } from '@chatdeck/sdk/rules';
import { ruleText } from '@chatdeck/sdk/texts';
import * as z from 'zod/mini';
import { Refusal } from '../../http/refusal';
import type { BatchTaskService } from '../batch-task/batch-task.service';
import type { ContactService } from '../contact/contact.service';
import type { GroupService } from '../group/group.service';
import type { RssService } from '../rss/rss.service';

interface Parts {
  readonly group: Pick<GroupService, 'all'>;
  readonly contact: Pick<ContactService, 'all'>;
  readonly batchTask: Pick<BatchTaskService, 'find'>;
  readonly rss: Pick<RssService, 'find'>;
}

interface Named {
  readonly id?: string | number | null | undefined;
  readonly name: string;
}

/** True for the one that a target names, by its id where it has one. */
const isNamed = (target: Named, { id, name }: Named) =>
  target.id ? target.id === id : target.name === name;
/** True for one that a list leaves out; the robot compares both. */
const isExcluded = (targets: readonly Named[], { id, name }: Named) =>
  targets.some((target) => target.id === id || target.name === name);

/** Reads a command to run something as what its account has stored, for the groups or friends that it names. */
export function storedCommands({ group, contact, batchTask, rss }: Parts) {
  async function everybody(userId: string, type: 'room' | 'contact'): Promise<Named[]> {
    return type === 'room'
      ? (await group.all(userId)).map(({ wxid: id, topic: name }) => ({ id, name }))
      : (await contact.all(userId)).map(({ wxid: id, name }) => ({ id, name }));
  }

  const ofTask = async (userId: string, id: string) => {
    const task = await batchTask.find(userId, id);
    const { type, isAll, targets, excludeTargets } = task;
    const everyone = isAll ? await everybody(userId, type) : [];
    return {
      ...{ command: { target: 'Tasks', task } as const, type },
      targets: isAll ? everyone.filter((one) => !isExcluded(excludeTargets, one)) : targets,
      // What the robot fetches by itself is not known here.
      replies: task.taskType === 'custom' ? task.taskInfo.contents : [],
    };
  };

  const ofFeed = async (userId: string, id: string) => {
    const message = await rss.find(userId, id);
    const { type, targets } = message;
    return { command: { target: 'Rss', message } as const, type, targets, replies: [] };
  };

  /** What the command runs, as a job; 10004 when it is not stored, 10002 when it reaches nobody. */
  return async (userId: string, command: StoredCommand, locale: Locale) => {
    const found = await (command.target === 'Tasks'
      ? ofTask(userId, command.task.id)
      : ofFeed(userId, command.message.id));
    const known = await everybody(userId, found.type);
    const groups = found.targets.flatMap((target) => {
      const one = known.find((candidate) => isNamed(target, candidate));
      return one === undefined ? [] : [{ wxid: String(one.id) }];
    });
    if (groups.length === 0) {
      const message = ruleText('send.target.unknown', locale);
      throw new Refusal(CODE.invalidValue, { issues: [{ path: 'targets', message }] });
    }
    return {
      command: found.command,
      target: found.type === 'room' ? MASS_SEND_TARGET.room : MASS_SEND_TARGET.contact,
      groups,
      messages: found.replies.flatMap(
        (reply) => z.safeParse(outgoingMessageSchema, reply).data ?? [],
      ),
    };
  };
}

export type StoredCommands = ReturnType<typeof storedCommands>;
