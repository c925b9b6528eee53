import { UNDO_DAYS } from '@chatdeck/sdk/constants';
import type { SweepFiles } from '../upload/unneeded-files';
import type { LibraryRepository, TagOfRow } from './library.repository';

const idsOf = (ids: readonly number[]) => ({ ids: ids.map(String) });

/** Several materials at once. Changes are not announced: a robot loads a material when it needs it. */
export const libraryService = (repository: LibraryRepository, sweep: SweepFiles) => ({
  counts: async (userId: string) => ({ list: await repository.counts(userId) }),

  async sizes(userId: string, ids: readonly number[]) {
    const rows = await repository.sizes(userId, ids);
    return { list: rows.map(({ rowId, bytes }) => ({ id: rowId, bytes })) };
  },

  tag: async (userId: string, list: readonly TagOfRow[]) =>
    idsOf(await repository.tag(userId, list)),

  async remove(userId: string, ids: readonly number[]) {
    const removed = await repository.remove(userId, ids);
    // Files first: the rows determine which files their removal frees.
    await sweep(userId, UNDO_DAYS);
    await repository.dropRemoved(userId);
    return idsOf(removed);
  },

  restore: async (userId: string, ids: readonly number[]) =>
    idsOf(await repository.restore(userId, ids)),
});

export type LibraryService = ReturnType<typeof libraryService>;
