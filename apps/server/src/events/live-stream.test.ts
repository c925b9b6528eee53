import type { ServerResponse } from 'node:http';
import { CODE } from '@chatdeck/sdk/constants';
import { expect, it } from 'vitest';
import { Refusal } from '../refusal/refusal';
import type { SignedIn } from '../http/signed-in';
import { openLiveStream } from './live-stream';

const user = { userId: 'u', role: 'user', customRoutes: [] } as unknown as SignedIn;

it('ends with a session that ended while it was being looked at', async () => {
  let isEnded = false;
  let answer = (_: SignedIn) => {};
  const looks = [
    () => new Promise<SignedIn>((resolve) => (answer = resolve)),
    () => Promise.reject(new Refusal(CODE.revokedToken)),
  ];
  const raw = { write: () => true, end: () => void (isEnded = true) };
  const stream = openLiveStream({
    user,
    raw: raw as unknown as ServerResponse,
    authenticate: () => looks.shift()?.() ?? Promise.resolve(user),
  });
  const first = stream.check();
  const second = stream.check();
  // Read before the session was revoked.
  answer(user);
  await Promise.all([first, second]);
  expect(isEnded).toBe(true);
});
