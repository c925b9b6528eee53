import { CODE } from '@chatdeck/sdk/constants';
import { rowIdOf } from '../../database/row-id';
import { changed, found } from '../../refusal/found';
import { Refusal } from '../../refusal/refusal';

/** A change that somebody is told of. */
export type Change = 'add' | 'update' | 'delete';

/** Rows that can be brought back for a while after they were removed. */
interface KeptRepository<Row> {
  readonly find: (userId: string, id: number) => Promise<Row | undefined>;
  readonly remove: (userId: string, id: number) => Promise<boolean>;
  readonly restore: (userId: string, id: number) => Promise<Row | undefined>;
  readonly dropRemoved: (userId: string) => Promise<void>;
}

/** What is done with one row of an account by its id, each written change announced; 10004 where there is none. */
export function keptService<Row, Item>(
  repository: KeptRepository<Row>,
  toItem: (row: Row) => Item,
  announce: (userId: string, change: Change, id: string) => Promise<void>,
) {
  return {
    /** The row, undefined where there is none. */
    row: (userId: string, id: string) => repository.find(userId, rowIdOf(id)),

    get: async (userId: string, id: string): Promise<Item> =>
      toItem(found(await repository.find(userId, rowIdOf(id)))),

    /** 10003 with what may be shown of the item when it was changed after the version that the change is made on. */
    async change(
      userId: string,
      id: string,
      write: (rowId: number) => Promise<Row | undefined>,
      shown: (item: Item) => Item = (item) => item,
    ): Promise<Item> {
      const rowId = rowIdOf(id);
      const row = await changed(await write(rowId), async () => {
        const now = await repository.find(userId, rowId);
        return now && shown(toItem(now));
      });
      await announce(userId, 'update', id);
      return toItem(row);
    },

    remove: async (userId: string, id: string): Promise<null> => {
      if (!(await repository.remove(userId, rowIdOf(id)))) throw new Refusal(CODE.notFound);
      await repository.dropRemoved(userId);
      await announce(userId, 'delete', id);
      return null;
    },

    restore: async (userId: string, id: string): Promise<Item> => {
      const row = found(await repository.restore(userId, rowIdOf(id)));
      await announce(userId, 'add', id);
      return toItem(row);
    },
  };
}
