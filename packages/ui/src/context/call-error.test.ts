import { NetworkError } from '@chatdeck/sdk';
import { expect, it } from 'vitest';
import { callErrorText } from './call-error-text';
import { thrownToError } from './call-error';
import { helpTopicOf } from './help';

const CALL = { endpoint: 'material.list', path: '/api/material/list' };

it.each([
  ['to the network where nothing answers', undefined, 'network', '连不上服务器，请检查网络后再试'],
  ['to its server where a proxy answers', 502, 'contract', '服务器暂时无响应，请稍后重试'],
])('sends the user %s', (_, status, topic, text) => {
  const error = thrownToError(new NetworkError(CALL, 'fetch failed', status));
  expect(callErrorText(error, 'zh-CN')).toBe(text);
  expect(helpTopicOf(error)).toBe(topic);
});
