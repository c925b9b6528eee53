import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequestKey } from './use-request-key';

const lost = { kind: 'network', code: 0 } as Parameters<
  ReturnType<typeof useRequestKey>['settle']
>[0];

it('sends the same under one key while its answer is lost, and anything else under another', () => {
  const { current: request } = renderHook(() => useRequestKey()).result;
  const first = request.keyOf({ content: '早' });
  request.settle(lost);
  expect(request.keyOf({ content: '早' })).toBe(first);
  expect(request.keyOf({ content: '晚' })).not.toBe(first);
});

it('takes the same words for a new message once the first has an answer', () => {
  const { current: request } = renderHook(() => useRequestKey()).result;
  const first = request.keyOf({ content: '早' });
  request.settle(undefined);
  expect(request.keyOf({ content: '早' })).not.toBe(first);
});
