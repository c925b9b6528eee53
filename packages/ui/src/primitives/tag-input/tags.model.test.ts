import { expect, it } from 'vitest';
import { addTags, tagsOf } from './tags.model';

const momo = { id: '1', label: 'Momo' };

it("refuses a second tag of the same name, also another person's", () => {
  const { tags, added, refused } = addTags([momo], [{ id: '2', label: 'Momo' }]);
  expect({ tags, added, refused }).toEqual({
    tags: [momo],
    added: [],
    refused: [{ id: '2', label: 'Momo' }],
  });
});

it('adds what is new of several and refuses what is twice among them', () => {
  const ana = { id: '3', label: 'Ana' };
  const { tags, refused } = addTags([momo], [ana, { id: '4', label: 'Ana' }]);
  expect(tags).toEqual([momo, ana]);
  expect(refused).toHaveLength(1);
});

it('takes suggestions by their name, makes tags of other words only where that is on', () => {
  const create = (label: string) => ({ id: `new-${label}`, label });
  expect(tagsOf(['Momo', 'Li'], [momo], undefined)).toEqual({ found: [momo], missing: ['Li'] });
  expect(tagsOf(['Momo', 'Li'], [momo], create)).toEqual({
    found: [momo, create('Li')],
    missing: [],
  });
});
