import { expect, it } from 'vitest';
import { brokenRules } from '../../testing/broken-rules.fixtures';
import { loginSchema, signUpSchema, isCommonPassword } from './account.rules';

const FORM = { name: ' 林知远 ', email: ' lin@qinghe.cn ', password: ' correct horse ' };

it('trims the name and the e-mail of a sign-up, and leaves the password alone', () => {
  expect(signUpSchema.parse(FORM)).toEqual({
    name: '林知远',
    email: 'lin@qinghe.cn',
    password: ' correct horse ',
  });
});

it('trims the e-mail of a login', () => {
  expect(loginSchema.parse(FORM)).toMatchObject({ email: 'lin@qinghe.cn' });
});

it.each([
  ['as a Chinese keyboard writes it', 'Lin＠qinghe。cn'],
  ['copied with what nobody sees', '\u202Alin@qing\u200Bhe.cn\u202C'],
])('finds the e-mail %s', (_, email) => {
  expect(loginSchema.parse({ ...FORM, email })).toMatchObject({ email: 'lin@qinghe.cn' });
});

it('takes a name of spaces for none', () => {
  expect(brokenRules(signUpSchema, { ...FORM, name: '  ' })).toEqual(['name: 昵称必填']);
});

it.each(['Password123', '88888888', 'woaini1314', '1q2w3e4r'])('warns of %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['', '8888', 'three green lamps', '青禾书房今天开门'])('lets %o pass', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
