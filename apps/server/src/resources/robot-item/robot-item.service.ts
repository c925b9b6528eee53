import { CODE } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { toJsonObject } from '../../database/json';
import type { PageQuery } from '../../database/paging';
import { readId } from '../../database/row-id';
import { changed, found } from '../../refusal/found';
import { Refusal } from '../../refusal/refusal';
import type { Named, Relation, Subject } from '../relation/relation';
import { names } from '../relation/relation';
import { mendedRow } from '../robot/served/mended-row';
import { storableObject } from '../robot/served/storable-keys';
import type { RobotItemRepository, RobotItemRow } from './robot-item.repository';

/** A change that the robot is told of. */
export type Change = 'add' | 'update' | 'delete';

interface Kind<Item> {
  /** The item as the wire carries it, from the row. */
  readonly schema: z.ZodMiniType<Item>;
  /** Tells the robot to load the kind again. */
  readonly announce: (userId: string, change: Change, id: string) => Promise<void>;
  /** Under which name relations show the kind, and by which of its fields. */
  readonly place: string;
  readonly label: (item: Item) => string;
  /** What tells items of one kind apart that are edited at several places. Default nothing. */
  readonly related?: (item: Item) => Pick<Relation, 'taskType'>;
}

interface Input {
  readonly type: 'room' | 'contact';
  readonly id?: string;
  readonly usedNum?: number | undefined;
  readonly baseVersion?: number | undefined;
}

/** Adding, changing and removing items of one kind, each written change told to the robot. */
export function robotItemService<Item>(repository: RobotItemRepository, kind: Kind<Item>) {
  const toItem = ({ id, item, usedNum, version }: RobotItemRow): Item =>
    kind.schema.parse({ ...item, id: String(id), usedNum, version });
  const read = ({ id: _, baseVersion: __, usedNum, ...item }: Input) => ({
    item: toJsonObject(item),
    progress: usedNum === undefined ? {} : { usedNum },
  });

  return {
    async page(userId: string, query: PageQuery) {
      const { count, rows } = await repository.page(userId, query);
      return { count, list: rows.map(toItem) };
    },

    all: async (userId: string): Promise<Item[]> => (await repository.all(userId)).map(toItem),

    /** Those that a robot can read; one that it trips over would hide all others from it. */
    readable: async (userId: string): Promise<Item[]> =>
      (await repository.all(userId)).flatMap(({ id, item, usedNum, version }) => {
        const row = { ...mendedRow(storableObject(item)), id: String(id), usedNum, version };
        return z.safeParse(kind.schema, row).data ?? [];
      }),

    /** One of them; 10004 when it is not there. */
    find: async (userId: string, id: string): Promise<Item> =>
      toItem(found(await repository.find(userId, readId(id) ?? 0))),

    async add(userId: string, input: Input): Promise<Item> {
      const { item, progress } = read(input);
      const row = await repository.add(userId, item, progress);
      await kind.announce(userId, 'add', String(row.id));
      return toItem(row);
    },

    /** 10003 with what may be shown of the item when it was changed after the version that the change is made on. */
    async update(
      userId: string,
      id: string,
      input: Input,
      shown: (item: Item) => Item = (item) => item,
    ): Promise<Item> {
      const { item, progress } = read(input);
      const place = { id: readId(id) ?? 0, baseVersion: input.baseVersion };
      const row = await changed(
        await repository.update(userId, place, item, progress),
        async () => {
          const now = await repository.find(userId, place.id);
          return now && shown(toItem(now));
        },
      );
      await kind.announce(userId, 'update', id);
      return toItem(row);
    },

    async remove(userId: string, id: string): Promise<null> {
      if (!(await repository.remove(userId, readId(id) ?? 0))) throw new Refusal(CODE.notFound);
      await repository.dropRemoved(userId);
      await kind.announce(userId, 'delete', id);
      return null;
    },

    async restore(userId: string, id: string): Promise<Item> {
      const row = found(await repository.restore(userId, readId(id) ?? 0));
      await kind.announce(userId, 'add', id);
      return toItem(row);
    },

    relations: async (userId: string, subject: Subject): Promise<Relation[]> => {
      const rows = await repository.all(userId);
      return rows
        .filter(({ item }) => names(targetsOf(item), subject))
        .map((row) => {
          const item = toItem(row);
          const place = { place: kind.place, at: null, id: String(row.id) };
          return { ...place, label: kind.label(item), ...kind.related?.(item) };
        });
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
