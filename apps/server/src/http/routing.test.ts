import { CODE } from '@chatdeck/sdk/constants';
import { endpoints, servedPath, type contract, type Endpoint } from '@chatdeck/sdk/contract';
import fastify from 'fastify';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { Answer } from '../testing/answer';
import { call, useServer } from '../testing/test-server';
import { answerError } from './errors';
import type { CallOf, Handlers } from './handlers';
import { createRouting } from './routing';
import type { CustomAccount, Member, SignedIn } from './signed-in';

const server = useServer();

const urlOf = (path: string) => servedPath(path).replace(/\{\w+\}/g, '1');
const closedCalls = endpoints.filter((endpoint) => endpoint.access !== 'public');
const unused = () => Promise.reject(new Error('unused'));

describe('Every call of the contract', () => {
  it('has a handler', () => {
    for (const { method, path } of endpoints) {
      const url = servedPath(path).replace(/\{(\w+)\}/g, ':$1');
      expect(server.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
    }
  });

  it('asks the compiler for its handler, and gives it the account that its access stands for', () => {
    expectTypeOf<Handlers>().toHaveProperty('account').toHaveProperty('signup').toBeFunction();
    expectTypeOf<Omit<Handlers, 'account'>>().not.toExtend<Handlers>();
    expectTypeOf<CallOf<typeof contract.account.login>>().not.toHaveProperty('user');
    expectTypeOf<CallOf<typeof contract.account.info>['user']>().toEqualTypeOf<SignedIn>();
    expectTypeOf<CallOf<typeof contract.rss.add>['user']>().toEqualTypeOf<Member>();
    expectTypeOf<CallOf<typeof contract.custom.config>['user']>().toEqualTypeOf<CustomAccount>();
  });

  it.each(closedCalls.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is refused without a token or a signature before its input is looked at',
    async (_, { method, path }) => {
      const url = urlOf(path);
      expect(await call(server, method, url)).toMatchObject({
        status: 200,
        code: CODE.invalidToken,
      });
      expect(await call(server, method, url, { token: 'invented' })).toMatchObject({
        code: CODE.invalidToken,
      });
      const headers = { cookie: 'token=invented; authorization=invented' };
      expect(await call(server, method, url, { headers })).toMatchObject({
        code: CODE.invalidToken,
      });
    },
  );
});

describe('A call that needs a right', () => {
  const member: SignedIn = {
    userId: 'u',
    name: 'n',
    email: 'e',
    role: 'vip',
    customRoutes: ['gptChat'],
    createdAt: new Date(0),
    activatedAt: null,
    memberUntil: null,
    customerCap: 0,
    session: 's',
  };

  async function answerTo(access: 'member' | 'custom', change: Partial<SignedIn>) {
    const app = fastify();
    app.setErrorHandler(answerError);
    const routing = createRouting(app, () => Promise.resolve({ ...member, ...change }), unused);
    const call: Endpoint = {
      id: 'x.y',
      method: 'GET',
      path: '/api/x',
      access,
      origin: 'chosen',
      summary: '',
      request: z.object({ needed: z.string() }),
      response: z.string(),
    };
    routing.route(call, () => Promise.resolve('done'));
    return (await app.inject('/v1/api/x?needed=1')).json<Answer<unknown>>();
  }

  it('is answered to those who have it', async () => {
    expect(await answerTo('member', {})).toMatchObject({ code: 0, data: 'done' });
    expect(await answerTo('custom', {})).toMatchObject({ code: 0, data: 'done' });
  });

  it('is refused to those who have not', async () => {
    expect((await answerTo('member', { role: 'user' })).code).toBe(CODE.membershipNeeded);
    expect((await answerTo('custom', { customRoutes: [] })).code).toBe(CODE.customRightNeeded);
  });
});

describe('What machines ask', () => {
  it('is answered: alive, ready, and the reference of all calls', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const answer = await server.app.inject('/v1/api/openapi.json');
    const reference = answer.json<{ openapi: string; paths: object }>();
    expect(reference.openapi).toBe('3.1.0');
    expect(Object.keys(reference.paths)).toContain('/api/login');
  });
});
