import { expect, it } from 'vitest';
import { readChoices } from './recent-choices';

const choice = {
  id: 'page:/user/info',
  kind: 'recent',
  label: '个人中心',
  target: { href: '/user/info' },
};

it('reads the choices that it kept, and nothing else', () => {
  expect(readChoices(JSON.stringify([choice]))).toEqual([choice]);
  const others = [
    1,
    null,
    { ...choice, label: 7 },
    { ...choice, target: { href: '//evil.example' } },
  ];
  expect(readChoices(JSON.stringify([...others, choice]))).toEqual([choice]);
  expect(readChoices('{"id":1}')).toEqual([]);
  expect(readChoices('[')).toEqual([]);
  expect(readChoices(null)).toEqual([]);
});
