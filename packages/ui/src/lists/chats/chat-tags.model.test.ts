import { expect, it } from 'vitest';
import { changedTags, countOverfull } from './chat-tags.model';

const chats = [
  { wxid: 'a', tags: ['客户', '周三'] },
  { wxid: 'b', tags: ['客户'] },
  { wxid: 'c', tags: [] },
];

it('adds and removes tags, and leaves those alone whose tags stay', () => {
  expect(changedTags(chats, { added: ['客户'], removed: ['周三'] })).toEqual([
    { wxid: 'a', tags: ['客户'] },
    { wxid: 'c', tags: ['客户'] },
  ]);
  expect(changedTags(chats, { added: [], removed: ['没有'] })).toEqual([]);
});

it('counts those that would have more tags than they may', () => {
  const added = Array.from({ length: 10 }, (_, at) => `标签${at}`);
  expect(countOverfull(changedTags(chats, { added, removed: [] }))).toBe(2);
});
