import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

it.each(['Password123', '88888888', 'woaini1314', '1q2w3e4r'])('warns of %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['', '8888', 'three green lamps', '青禾书房今天开门'])('lets %o pass', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
