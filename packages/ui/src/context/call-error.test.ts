import { NetworkError } from '@chatdeck/sdk';
import { expect, it } from 'vitest';
import { callErrorText } from '#store/call-port.ts';
import { thrownToError } from './call-error';

const CALL = { endpoint: 'material.list', path: '/api/material/list' };

it.each([
  ['nothing answers', undefined, '连不上服务器，请检查网络后再试'],
  ['a proxy answers in its place', 502, '服务器暂时无响应，请稍后重试'],
])('sends the user to the network only where %s', (_, status, text) => {
  const error = thrownToError(new NetworkError(CALL, 'fetch failed', status));
  expect(callErrorText(error, 'zh-CN')).toBe(text);
});
