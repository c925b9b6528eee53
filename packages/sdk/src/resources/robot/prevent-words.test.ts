import { expect, it } from 'vitest';
import { readPreventWords, writePreventWords } from './prevent-words';

it('reads the words between commas of both kinds and line breaks, without the space around them', () => {
  expect(readPreventWords(' 代开发票， 刷单,\n套现 ,, 刷单')).toEqual(['代开发票', '刷单', '套现']);
  expect(readPreventWords(' ， ')).toEqual([]);
});

it('keeps the space inside a word', () => {
  expect(readPreventWords('free money')).toEqual(['free money']);
});

it('writes what it reads, and divides a word that holds a comma as the robot does', () => {
  expect(writePreventWords(['刷单', ' 赌，博 '])).toBe('刷单,赌,博');
});
