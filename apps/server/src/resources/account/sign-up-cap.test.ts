import { CODE } from '@chatdeck/sdk/constants';
import { expect, it } from 'vitest';
import { call, startBackend, useServer } from '../../testing/test-server';

const server = useServer({}, () => startBackend({ signUpsPerHour: 2 }));

it('makes so many accounts in an hour and no more, from however many addresses', async () => {
  const signUp = (name: string, ip: string) => {
    const body = { name, email: `${name}@example.com`, password: 'correct horse battery' };
    return call(server, 'POST', '/v1/api/signup', { body, ip });
  };
  expect(await signUp('a', '203.0.113.1')).toMatchObject({ code: 0 });
  // One that is not made does not count.
  expect(await signUp('a', '203.0.113.2')).toMatchObject({ code: CODE.alreadyExists });
  expect(await signUp('b', '203.0.113.3')).toMatchObject({ code: 0 });
  const refused = await signUp('c', '203.0.113.4');
  expect(refused).toMatchObject({
    code: CODE.tooManyTries,
    data: { retryAfterMs: expect.any(Number) },
  });
});
