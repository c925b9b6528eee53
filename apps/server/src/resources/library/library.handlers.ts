import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import type { LibraryService } from './library.service';

export const libraryHandlers = (library: LibraryService): HandlersOf<'library'> => ({
  counts: ({ user }) => library.counts(user.userId),
  sizes: ({ user, input }) => library.sizes(user.userId, input.ids.map(rowIdOf)),
  tag: ({ user, input }) =>
    library.tag(
      user.userId,
      input.list.map(({ id, tag = '' }) => ({ id: rowIdOf(id), tag })),
    ),
  remove: ({ user, input }) => library.remove(user.userId, input.ids.map(rowIdOf)),
  restore: ({ user, input }) => library.restore(user.userId, input.ids.map(rowIdOf)),
});
