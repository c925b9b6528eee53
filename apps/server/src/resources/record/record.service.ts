import { CODE } from '@chatdeck/sdk/constants';
import { changed, found, Refusal } from '../../refusal/refusal';

/** A change that robots or consoles are notified of. */
export type Change = 'add' | 'update' | 'delete';

/** Rows that can be restored for a while after they were removed. */
interface RecordRepository<Row, Query> {
  readonly page: (
    userId: string,
    query: Query,
  ) => Promise<{ readonly count: number; readonly rows: Row[] }>;
  readonly find: (userId: string, id: number) => Promise<Row | undefined>;
  readonly remove: (userId: string, id: number) => Promise<boolean>;
  readonly restore: (userId: string, id: number) => Promise<Row | undefined>;
  readonly dropRemoved: (userId: string) => Promise<void>;
}

/** Reads and changes single rows of an account and announces each change; 10004 if a row does not exist. */
export function recordService<Row, Query, Item>(
  repository: RecordRepository<Row, Query>,
  toItem: (row: Row) => Item,
  announce: (userId: string, change: Change, id: number) => Promise<void>,
) {
  return {
    page: async (userId: string, query: Query) => {
      const { count, rows } = await repository.page(userId, query);
      return { count, list: rows.map(toItem) };
    },

    get: async (userId: string, id: number): Promise<Item> =>
      toItem(found(await repository.find(userId, id))),

    /**
     * 10003 with the current item when it was changed after the version that the change is based on; `shown` may hide
     * parts of it, or all of it, which is 10004.
     */
    change: async (
      userId: string,
      id: number,
      row: Row | undefined,
      shown: (item: Item) => Item | undefined = (item) => item,
    ): Promise<Item> => {
      const written = await changed(row, async () => {
        const current = await repository.find(userId, id);
        return current && shown(toItem(current));
      });
      await announce(userId, 'update', id);
      return toItem(written);
    },

    remove: async (userId: string, id: number): Promise<null> => {
      if (!(await repository.remove(userId, id))) throw new Refusal(CODE.notFound);
      await repository.dropRemoved(userId);
      await announce(userId, 'delete', id);
      return null;
    },

    restore: async (userId: string, id: number): Promise<Item> => {
      const row = found(await repository.restore(userId, id));
      await announce(userId, 'add', id);
      return toItem(row);
    },
  };
}
