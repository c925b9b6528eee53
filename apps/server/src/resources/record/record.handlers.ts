import { rowIdOf } from '../../database/row-id';

interface CallWith<Input> {
  readonly user: { readonly userId: string };
  readonly input: Input;
}

interface RowId {
  readonly id: string;
}

interface UndoableCalls<Query, Page, Item> {
  readonly page: (userId: string, query: Query) => Promise<Page>;
  readonly remove: (userId: string, id: number) => Promise<null>;
  readonly restore: (userId: string, id: number) => Promise<Item>;
}

interface RecordCalls<Query, Page, Item, Input, Change> extends UndoableCalls<Query, Page, Item> {
  readonly add: (userId: string, input: Input) => Promise<Item>;
  readonly update: (userId: string, id: number, change: Change) => Promise<Item>;
}

/** The calls that all rows have in common that can be restored after deletion. */
export const undoableHandlers = <Query, Page, Item>(service: UndoableCalls<Query, Page, Item>) => ({
  list: ({ user, input }: CallWith<Query>) => service.page(user.userId, input),
  remove: ({ user, input }: CallWith<RowId>) => service.remove(user.userId, rowIdOf(input.id)),
  restore: ({ user, input }: CallWith<RowId>) => service.restore(user.userId, rowIdOf(input.id)),
});

/** All calls of a resource whose rows are added and changed by their input alone. */
export const recordHandlers = <Query, Page, Item, Input, Change>(
  service: RecordCalls<Query, Page, Item, Input, Change>,
) => ({
  ...undoableHandlers(service),
  add: ({ user, input }: CallWith<Input>) => service.add(user.userId, input),
  update: ({ user, input }: CallWith<Change & RowId>) =>
    service.update(user.userId, rowIdOf(input.id), input),
});
