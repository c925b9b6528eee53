import { expect, it } from 'vitest';
import { nameOfDue, toDueForm, toDueRow } from './schedule.model';

const friend = {
  type: 'contact' as const,
  wxid: 'w1',
  name: '林知远',
  roomName: undefined,
  alias: '老林',
  date: '0 0 8 * * *',
};

it('keeps a stored target as it was, and forgets its remark with another one', () => {
  const form = toDueForm(friend, 'room');
  expect(form).toEqual({
    type: 'contact',
    date: '0 0 8 * * *',
    target: { wxid: 'w1', name: '林知远' },
  });
  const checked = { ...form, target: form.target ?? { wxid: '', name: '' } };
  expect(toDueRow(checked, friend)).toEqual(friend);
  const other = { ...checked, type: 'room' as const, target: { wxid: 'r1', name: '读书会' } };
  expect(toDueRow(other, friend)).toMatchObject({ roomName: '读书会', wxid: 'r1' });
  expect(toDueRow(other, friend)).toMatchObject({ name: undefined, alias: undefined });
});

it('names a target by what an older row has of it', () => {
  expect(nameOfDue({ ...friend, type: 'room', name: '旧群名' })).toBe('旧群名');
  expect(nameOfDue({ ...friend, name: undefined })).toBe('老林');
  expect(toDueForm({ ...friend, name: undefined, alias: '' }, 'room').target).toBeUndefined();
});
