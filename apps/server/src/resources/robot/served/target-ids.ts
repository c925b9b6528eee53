import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import type { ContactService } from '../../contact/contact.service';
import type { GroupService } from '../../group/group.service';

interface Target {
  readonly id?: string | number | null | undefined;
  readonly name: string;
  readonly alias?: string | undefined;
}

/**
 * Adds the ids by which the plugin finds targets. It looks up a group by id and topic at once, which its library
 * rejects when the id is missing: then a forward never arrives, and a task crashes the robot.
 */
export function targetIds(
  group: Pick<GroupService, 'named'>,
  contact: Pick<ContactService, 'named'>,
) {
  async function idOf(userId: string, type: string, { id, name, alias }: Target) {
    if (id) return id;
    if (type === 'room') {
      return (await group.named(userId, { wxid: undefined, topic: name }))[0]?.wxid;
    }
    const asked = { wxid: undefined, name: name || undefined, alias };
    return (await contact.named(userId, asked))[0]?.wxid;
  }

  /** The targets that the robot can find, each with its id if known; friends are also found by name. */
  async function found<T extends Target>(
    userId: string,
    type: string,
    targets: readonly T[],
  ): Promise<T[]> {
    const ids = await Promise.all(targets.map((target) => idOf(userId, type, target)));
    return targets.flatMap((target, at) => {
      const id = ids[at];
      if (id !== undefined) return [{ ...target, id }];
      return type === 'room' || target.name === '' ? [] : [target];
    });
  }

  return {
    found,

    /** The forward rules of a config, each with the groups and friends that can be reached. */
    forwards: (userId: string, rows: Json | undefined): Promise<object[]> =>
      Promise.all(
        (Array.isArray(rows) ? rows.filter(isJsonObject) : []).map(async (row) => ({
          ...row,
          forwardTargets: await found(
            userId,
            row['forwardType'] === 'room' ? 'room' : 'contact',
            readTargets(row['forwardTargets']),
          ),
        })),
      ),
  };
}

export type TargetIds = ReturnType<typeof targetIds>;

function readTargets(targets: Json | undefined): Target[] {
  const list = Array.isArray(targets) ? targets.filter(isJsonObject) : [];
  return list.flatMap(({ id, name }) => {
    if (typeof name !== 'string') return [];
    return [{ id: typeof id === 'string' || typeof id === 'number' ? id : undefined, name }];
  });
}
