import { expect, it } from 'vitest';
import { changedLists, LIST_CALL } from './changes';
import { endpoints } from './contract';
import { LISTS } from './resources/event/lists.constants';

it('says what a call changes by its name, and nothing of what is no call', () => {
  expect(changedLists('material.remove')).toEqual(['material']);
  expect(changedLists('material.list')).toEqual([]);
  expect(changedLists('toString')).toEqual([]);
  expect(changedLists('unheard.of')).toEqual([]);
});

it('has a call that changes each list, and one that reads it', () => {
  const changed = new Set(endpoints.flatMap(({ id }) => changedLists(id)));
  // What is reported by robots alone would be missing here.
  expect([...LISTS].filter((list) => !changed.has(list))).toEqual([]);
  const ids = endpoints.map(({ id }) => id);
  expect(Object.values(LIST_CALL).filter((id) => !ids.includes(id))).toEqual([]);
});
