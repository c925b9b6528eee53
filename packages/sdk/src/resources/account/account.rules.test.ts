import { expect, it } from 'vitest';
import { brokenRules } from '../../testing/broken-rules.fixtures';
import { loginSchema, signUpSchema } from './account.rules';

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

it('takes a name of spaces for none', () => {
  expect(brokenRules(signUpSchema, { ...FORM, name: '  ' })).toEqual(['name: 昵称必填']);
});
