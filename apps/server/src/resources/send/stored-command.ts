import { CODE, MASS_SEND_MAX, MASS_SEND_TARGET, type Locale } from '@chatdeck/sdk/constants';
import { outgoingMessageSchema } from '@chatdeck/sdk/entities';
import type { StoredCommand } from '@chatdeck/sdk/rules';
import { refusalText, type RefusalId } from '@chatdeck/sdk/rule-texts';
import * as z from 'zod/mini';
import { rowIdOf } from '../../database/row-id';
import { Refusal } from '../../refusal/refusal';
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

/** Finds a target by its id if it has one, otherwise the first one with that name. */
function finder(known: readonly Named[]) {
  const byId = new Map(known.map((one) => [one.id, one]));
  const byName = new Map([...known].reverse().map((one) => [one.name, one]));
  return ({ id, name }: Named) => (id ? byId.get(id) : byName.get(name));
}

/** Those that are not excluded; the robot compares id and name. */
function without(excluded: readonly Named[], everyone: readonly Named[]): Named[] {
  const ids = new Set(excluded.map(({ id }) => id));
  const names = new Set(excluded.map(({ name }) => name));
  return everyone.filter(({ id, name }) => !ids.has(id) && !names.has(name));
}

const refused = (rule: RefusalId, locale: Locale) =>
  new Refusal(CODE.invalidValue, {
    issues: [{ path: 'targets', message: refusalText(rule, locale) }],
  });

/** Resolves a command to run something that its account has stored, with its groups or friends. */
export function storedCommands({ group, contact, batchTask, rss }: Parts) {
  async function everybody(userId: string, type: 'room' | 'contact'): Promise<Named[]> {
    const everyone: Named[] = [];
    if (type === 'room') {
      for await (const rooms of group.all(userId)) {
        everyone.push(...rooms.map(({ wxid: id, topic: name }) => ({ id, name })));
      }
    } else {
      for await (const friends of contact.all(userId)) {
        everyone.push(...friends.map(({ wxid: id, name }) => ({ id, name })));
      }
    }
    return everyone;
  }

  const ofTask = async (userId: string, id: number) => {
    const task = await batchTask.find(userId, id);
    const { type, isAll, targets, excludeTargets } = task;
    const everyone = isAll ? await everybody(userId, type) : [];
    return {
      command: { target: 'Tasks', task } as const,
      type,
      targets: isAll ? without(excludeTargets, everyone) : targets,
      // What the robot fetches by itself is not known here.
      replies: task.taskType === 'custom' ? task.taskInfo.contents : [],
    };
  };

  const ofFeed = async (userId: string, id: number) => {
    const message = await rss.find(userId, id);
    const { type, targets } = message;
    return { command: { target: 'Rss', message } as const, type, targets, replies: [] };
  };

  /** The job of a command; 10004 when it is not stored, 10002 when it has no recipients. */
  return async (userId: string, command: StoredCommand, locale: Locale) => {
    const found = await (command.target === 'Tasks'
      ? ofTask(userId, rowIdOf(command.task.id))
      : ofFeed(userId, rowIdOf(command.message.id)));
    const find = finder(await everybody(userId, found.type));
    const groups = found.targets.flatMap((target) => {
      const one = find(target);
      return one === undefined ? [] : [{ wxid: String(one.id) }];
    });
    if (groups.length === 0) throw refused('send.target.unknown', locale);
    if (groups.length > MASS_SEND_MAX.targets) throw refused('send.targets.many', locale);
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
