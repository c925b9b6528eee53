import { eachItem, unwrap, type Result } from '@chatdeck/sdk';
import { expect } from 'vitest';

interface Kept<Id, Input, Item> {
  add: (input: Input) => Promise<Result<{ id: Id }>>;
  update?: (id: Id, input: Input) => Promise<Result<unknown>>;
  remove: (id: Id) => Promise<Result<unknown>>;
  list: (page: {
    current: number;
    pageSize: number;
  }) => Promise<Result<{ count: number; list: Item[] }>>;
}

/** Adds, reads, changes and removes a thing of a list, and finds it gone; gives its id. */
export async function keeps<Id, Input, Item extends { id: Id }>(
  resource: Kept<Id, Input, Item>,
  input: Input,
  changed?: Input,
): Promise<Id> {
  const { id } = unwrap(await resource.add(input));
  const find = async () => {
    for await (const item of eachItem(resource.list)) if (item.id === id) return item;
    return undefined;
  };
  expect(await find()).toMatchObject({ id });
  if (changed && resource.update) unwrap(await resource.update(id, changed));
  unwrap(await resource.remove(id));
  expect(await find()).toBeUndefined();
  return id;
}
