import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { capText } from '@chatdeck/sdk/contract';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { signUpMember, useServer } from '../testing/test-server';
import { limitAnswers } from './answer-limit';

const server = useServer();

/** A server whose answers are limited to a hundred bytes, and its log. */
function small() {
  const logged: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } };
  const app = fastify({ logger });
  limitAnswers(app, 100);
  app.get('/v1/api/long', () => ({ text: '长'.repeat(34) }));
  app.get('/v1/api/short', () => ({ text: 'x'.repeat(80) }));
  app.get('/open/v1/api/long', () => ({ text: 'x'.repeat(101) }));
  onTestFinished(() => app.close());
  return { app, logged };
}

it('refuses an answer that is too large, in words, and writes it to the log', async () => {
  const { app, logged } = small();
  const refused = await app.inject({ url: '/v1/api/long', headers: { 'accept-language': 'en' } });
  expect(refused.json()).toEqual({
    code: CODE.invalidValue,
    msg: capText('answer.size', 'en'),
    data: { rule: 'answer.size' },
  });
  expect(Number(refused.headers['content-length'])).toBe(Buffer.byteLength(refused.body));
  expect(logged.join()).toContain('"bytes":');
  expect((await app.inject('/v1/api/short')).json()).toEqual({ text: 'x'.repeat(80) });
});

it('refuses it to a robot in the way that its plugin reads', async () => {
  const { app } = small();
  const refused = await app.inject('/open/v1/api/long');
  expect(refused.statusCode).toBe(200);
  expect(refused.json()).toMatchObject({
    code: CODE.serverError,
    data: {},
    msg: expect.stringContaining('超过 5 MB') as unknown,
  });
});

it('stands before every call of the API', async () => {
  const { client, userId } = await signUpMember(server);
  const control = '\u0007'.repeat(10_000);
  const long = Array.from({ length: 100 }, () => ({ type: 1, name: 'x', content: control }));
  await server.services.material.addMany(userId, long);
  const refused = await client.material.list({ pageSize: 100 });
  expect(refused).toMatchObject({ code: CODE.invalidValue, data: { rule: 'answer.size' } });
  expect(unwrap(await client.material.list({ pageSize: 50 })).list).toHaveLength(50);
});
