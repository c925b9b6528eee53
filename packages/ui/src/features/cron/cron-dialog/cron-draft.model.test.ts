import { expect, it } from 'vitest';
import { readTime, toDraft, toExpression } from './cron-draft.model';

it('gives back the expression that it was made of', () => {
  for (const expression of [
    '0 */20 * * * *',
    '0 30 9 * * *',
    '0 0 20 * * 3,5',
    '0 0 8 1,L * *',
    '0 0 8 * 9 1',
    '30 0 8 * * *',
    'not a cron',
    '1 2 3 4 5 6 7 8',
  ]) {
    expect(toExpression(toDraft(expression))).toBe(expression);
  }
});

it('starts at a daily 08:00', () => {
  expect(toExpression(toDraft(''))).toBe('0 0 8 * * *');
});

it('keeps what was chosen of each kind', () => {
  const draft = { ...toDraft('0 0 20 * * 3,5'), kind: 'daily' as const };
  expect(toExpression(draft)).toBe('0 0 20 * * *');
  expect(toExpression({ ...draft, kind: 'weekly' })).toBe('0 0 20 * * 3,5');
});

it('has no expression for a time that is none, and an empty one without any day', () => {
  const draft = toDraft('0 0 20 * * 3,5');
  expect(toExpression({ ...draft, time: '25:00' })).toBeUndefined();
  expect(toExpression({ ...draft, weekdays: [] })).toBe('');
});

it('reads a time with either colon', () => {
  expect(readTime('8：05')).toEqual({ hour: 8, minute: 5 });
  for (const wrong of ['', '8', '24:00', '08:60', '8:0:0', '-1:00']) {
    expect(readTime(wrong)).toBeUndefined();
  }
});
