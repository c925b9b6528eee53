import { expect, it } from 'vitest';
import { readChallenge } from './login.model';

it('tells the addresses to open from what is there to read, however deep they lie', () => {
  const text = JSON.stringify({
    title: '安全验证',
    data: {
      url: 'https://security.example/verify?t=1',
      again: 'https://security.example/verify?t=1',
    },
    steps: ['打开链接', null, ''],
    scene: 1,
  });
  expect(readChallenge(text)).toEqual({
    links: ['https://security.example/verify?t=1'],
    facts: [
      { name: 'title', value: '安全验证' },
      { name: 'steps', value: '打开链接' },
      { name: 'scene', value: '1' },
    ],
  });
});

it('offers no address that a browser would run', () => {
  expect(readChallenge('{"url":"javascript:alert(1)"}').links).toEqual([]);
});

it('shows a text that is no JSON as it is', () => {
  expect(readChallenge('请在手机上确认')).toEqual({
    links: [],
    facts: [{ name: '', value: '请在手机上确认' }],
  });
});
