import { isJsonObject, toJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { recordService, type Change } from '../record/record.service';
import type { Mention, Named, Relation } from '../relation/relation';
import { repairedRow, storableObject } from '@chatdeck/sdk/served';
import type { RobotItemRepository, RobotItemRow } from './robot-item.repository';

interface Kind<Item> {
  /** The item in its wire format, parsed from the row. */
  readonly schema: z.ZodMiniType<Item>;
  /** Notifies the robot to reload the kind. */
  readonly announce: (userId: string, change: Change, id: number) => Promise<void>;
  /** The name under which relations show the kind, and the field that labels an item. */
  readonly place: string;
  readonly label: (item: Item) => string;
  /** What distinguishes items of one kind that are edited in several places. Default: nothing. */
  readonly related?: (item: Item) => Pick<Relation, 'taskType'>;
  /** What a stored item refers to besides its targets. Default: nothing. */
  readonly refersTo?: (item: JsonObject) => readonly Named[];
}

interface Input {
  readonly type: 'room' | 'contact';
  readonly id?: string;
  readonly usedNum?: number | undefined;
  readonly baseVersion?: number | undefined;
}

/** Adds, changes and removes items of one kind and notifies the robot of each change. */
export function robotItemService<Item>(repository: RobotItemRepository, kind: Kind<Item>) {
  const toItem = ({ id, item, usedNum, version }: RobotItemRow): Item =>
    kind.schema.parse({ ...item, id: String(id), usedNum, version });
  const read = ({ id: _, baseVersion: __, usedNum, ...item }: Input) => ({
    item: toJsonObject(item),
    progress: usedNum === undefined ? {} : { usedNum },
  });

  const stored = recordService(repository, toItem, kind.announce);

  return {
    all: async (userId: string): Promise<Item[]> => (await repository.all(userId)).map(toItem),

    /** The items that a robot can parse; an invalid one would make it discard all others. */
    readable: async (userId: string): Promise<Item[]> =>
      (await repository.all(userId)).flatMap(({ id, item, usedNum, version }) => {
        const row = { ...repairedRow(storableObject(item)), id: String(id), usedNum, version };
        return z.safeParse(kind.schema, row).data ?? [];
      }),

    page: stored.page,
    find: stored.get,
    remove: stored.remove,
    restore: stored.restore,

    async add(userId: string, input: Input): Promise<Item> {
      const { item, progress } = read(input);
      const row = await repository.add(userId, item, progress);
      await kind.announce(userId, 'add', row.id);
      return toItem(row);
    },

    async update(
      userId: string,
      id: number,
      input: Input,
      shown?: (item: Item) => Item,
    ): Promise<Item> {
      const { item, progress } = read(input);
      const { baseVersion } = input;
      const row = await repository.update(userId, { id, baseVersion }, item, progress);
      return stored.change(userId, id, row, shown);
    },

    mentions: async (userId: string): Promise<Mention[]> => {
      const rows = await repository.all(userId);
      return rows.map((row) => ({
        place: kind.place,
        named: [...targetsOf(row.item), ...(kind.refersTo?.(row.item) ?? [])],
        relation: () => {
          const item = toItem(row);
          const place = { place: kind.place, at: null, id: String(row.id) };
          return { ...place, label: kind.label(item), ...kind.related?.(item) };
        },
      }));
    },
  };
}

/** The groups or friends that an item is for. */
function targetsOf({ type, targets }: { readonly [key: string]: Json }): Named[] {
  const list = Array.isArray(targets) ? targets.filter(isJsonObject) : [];
  return list.map(({ id, name }) => ({
    kind: type === 'room' ? 'room' : 'contact',
    id: typeof id === 'string' ? id : undefined,
    name: typeof name === 'string' ? name : undefined,
  }));
}
