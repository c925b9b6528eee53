import { CODE } from '@chatdeck/sdk/constants';
import { expect, it } from 'vitest';
import { call, startBackend, useServer } from '../../testing/test-server';

const server = useServer({}, () => startBackend({ signUpsPerHour: 4 }));

interface Asked {
  readonly challenge?: { readonly question: string };
}

/** Signs up from an address; answers the question if there is one. */
async function signUp(name: string, ip: string) {
  const body = { name, email: `${name}@example.com`, password: 'correct horse battery' };
  const send = (code?: string) =>
    call<Asked>(server, 'POST', '/v1/api/signup', { body: { ...body, code }, ip });
  const first = await send();
  const question = first.data?.challenge?.question;
  if (question === undefined) return { ...first, wasAsked: false };
  const [a = 0, b = 0] = question.split('+').map(Number);
  return { ...(await send(String(a + b))), wasAsked: true };
}

it('makes so many accounts in an hour from one network, and as many from any other', async () => {
  expect(await signUp('a', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: false });
  expect(await signUp('b', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: true });
  expect(await signUp('c', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: true });
  expect(await signUp('d', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: true });
  expect(await signUp('e', '203.0.113.1')).toMatchObject({
    code: CODE.tooManyTries,
    data: { retryAfterMs: expect.any(Number) },
  });
  expect(await signUp('e', '203.0.113.2')).toMatchObject({ code: 0, wasAsked: false });
});

it('takes the addresses of one IPv6 network for one', async () => {
  for (const [at, name] of ['f', 'g', 'h', 'i'].entries()) {
    expect(await signUp(name, `2001:db8:1:2::${at}`)).toMatchObject({ code: 0 });
  }
  expect(await signUp('j', '2001:db8:1:2:ffff::1')).toMatchObject({ code: CODE.tooManyTries });
  expect(await signUp('j', '2001:db8:1:3::1')).toMatchObject({ code: 0 });
});
