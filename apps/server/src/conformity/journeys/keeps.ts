import { eachItem, unwrap, type Result } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { refuses } from './journey';

interface Stored<Id, Input, Item> {
  add: (input: Input) => Promise<Result<Item>>;
  update: (id: Id, input: Input & { readonly baseVersion?: number }) => Promise<Result<Item>>;
  remove: (id: Id) => Promise<Result<unknown>>;
  restore: (id: Id) => Promise<Result<Item>>;
  list: (page: {
    current: number;
    pageSize: number;
  }) => Promise<Result<{ count: number; list: Item[] }>>;
}

/**
 * Adds, reads, changes, removes, restores and again removes an item of a list, and expects that it is deleted; returns
 * its id. A change based on an older version is refused with the current item.
 */
export async function keeps<Id, Input extends object, Item extends { id: Id; version: number }>(
  resource: Stored<Id, Input, Item>,
  input: Input,
  change: Input,
): Promise<Id> {
  const { id, version } = unwrap(await resource.add(input));
  const find = async () => {
    for await (const item of eachItem(resource.list)) if (item.id === id) return item;
    return undefined;
  };
  expect(await find()).toMatchObject({ id, version: 1 });

  const changed = unwrap(await resource.update(id, { ...change, baseVersion: version }));
  expect(changed).toMatchObject({ id, version: 2 });
  const late = await resource.update(id, { ...input, baseVersion: version });
  expect(late).toMatchObject({ code: CODE.configChanged, data: { current: { id, version: 2 } } });
  expect(await find()).toEqual(changed);

  unwrap(await resource.remove(id));
  expect(await find()).toBeUndefined();
  await refuses(resource.update(id, { ...change, baseVersion: 2 }), CODE.notFound);
  expect(unwrap(await resource.restore(id))).toEqual(changed);
  expect(await find()).toEqual(changed);
  await refuses(resource.restore(id), CODE.notFound);
  unwrap(await resource.remove(id));
  return id;
}
