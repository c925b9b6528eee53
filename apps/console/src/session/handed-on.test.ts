import { createChatdeckClient } from '@chatdeck/sdk';
import { buildUser } from '@chatdeck/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handedOn, takingOver } from './handed-on';

const onRequest = vi.fn();
const client = createChatdeckClient({ baseUrl: 'http://chatdeck.test' });
const own = { ok: true, code: 0, message: '', data: buildUser({ name: '林知远' }) } as const;
const fresh = { ...own, data: buildUser({ name: '周明' }) };
const page = (token: string | null) =>
  takingOver(
    {
      ...client,
      account: {
        ...client.account,
        info: () => {
          onRequest();
          return Promise.resolve(fresh);
        },
      },
    },
    token,
  );

beforeEach(() => {
  vi.useFakeTimers();
  onRequest.mockClear();
});
afterEach(() => vi.useRealTimers());

it('hands a page the user info that the guard has just fetched, once', async () => {
  handedOn.user.put('token', own);
  expect(await page('token').account.info()).toBe(own);
  expect(onRequest).not.toHaveBeenCalled();
  expect(await page('token').account.info()).toBe(fresh);
});

it('hands out neither the user info of another visitor nor stale user info', async () => {
  handedOn.user.put('token', own);
  expect(await page('another').account.info()).toBe(fresh);
  handedOn.user.put('token', own);
  vi.advanceTimersByTime(20_001);
  expect(await page('token').account.info()).toBe(fresh);
});
