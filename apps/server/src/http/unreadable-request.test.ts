import { connect } from 'node:net';
import { CODE } from '@chatdeck/sdk/constants';
import { endpoints, servedPath } from '@chatdeck/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../testing/answer';
import { call, signUp, useServer } from '../testing/test-server';

const server = useServer();

interface Issues {
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

describe('A request that cannot be read', () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/v1/api/login',
      payload,
      headers: { 'content-type': type },
    });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    [
      'a body over 1 MiB',
      JSON.stringify({ email: 'x'.repeat(1024 * 1024) }),
      'application/json',
      413,
    ],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 415],
    ['a poisoned key', '{"__proto__":{"role":"vip"}}', 'application/json', 400],
  ])('gets an envelope: %s', async (_, payload, type, status) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      code: CODE.invalidValue,
      msg: '填写的内容不符合要求',
      data: null,
    });
  });

  it('gets an envelope for a path that does not exist', async () => {
    expect(await call(server, 'GET', '/v1/api/nothing')).toMatchObject({
      status: 404,
      code: CODE.notFound,
    });
  });

  it.each([
    ['an escape that is none', '/v1/api/material/detail/%zz', 400],
    ['an endless id', `/v1/api/material/detail/${'1'.repeat(3000)}`, 414],
  ])('gets an envelope for %s', async (_, url, status) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: CODE.invalidValue, data: null });
  });

  it('gets an envelope when it is no HTTP at all', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.end('hello\r\n\r\n');
    const text = (await socket.toArray()).join('');
    expect(text).toContain('HTTP/1.1 400 Bad Request');
    expect(text).toContain('"code":10002');
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'is none when it has no body to be of the type %s',
    async (type) => {
      const { token } = await signUp(server);
      const headers = { 'content-type': type };
      for (const { id, method, path } of endpoints) {
        if (method !== 'DELETE' && method !== 'GET') continue;
        if (id === 'event.stream') continue;
        const url = servedPath(path).replace(/\{\w+\}/g, '1');
        const answer = await call(server, method, `${url}?id=1`, { token, headers });
        expect([id, answer.status]).toEqual([id, 200]);
        const plain = await call(server, method, `${url}?id=1`, { token });
        expect([id, answer.code]).toEqual([id, plain.code]);
      }
    },
  );

  it('names each broken rule in the words of the caller', async () => {
    const body = { name: '', email: 'no', password: 'short' };
    const zh = await call<Issues>(server, 'POST', '/v1/api/signup', { body });
    expect(zh).toMatchObject({ status: 200, code: CODE.missingValue, msg: '缺少必填参数' });
    expect(zh.data.issues).toContainEqual({ path: 'name', message: '昵称必填' });
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    const en = await call<Issues>(server, 'POST', '/v1/api/signup', { body, headers });
    expect(en.data.issues).toContainEqual({ path: 'email', message: 'Not an e-mail address' });
  });

  it('is refused as 10002 when nothing is missing', async () => {
    const body = { name: 'x', email: 'a@b.cc', password: 'short' };
    expect(await call(server, 'POST', '/v1/api/signup', { body })).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: 'password' }] },
    });
  });

  it.each([
    ['a zero byte', '%00'],
    ['a repeated parameter', 'a&name=b'],
  ])('never crashes the server: %s', async (_, name) => {
    const { token } = await signUp(server);
    const answer = await call(server, 'GET', `/v1/api/material/list?name=${name}`, { token });
    expect(answer.status).toBe(200);
  });

  it.each(['\\ud83d', '\\u0000'])('refuses text that cannot be stored: %s', async (text) => {
    const answer = await post(`{"email":"${text}@x.yz","password":"${text}","code":"${text}"}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Answer<unknown>>().code).toBe(CODE.invalidValue);
  });

  it('survives a config that is nested deeper than the stack', async () => {
    const { token } = await signUp(server);
    const config = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const answer = await call(server, 'POST', '/v1/api/wechat/config/update', {
      token,
      body: { config, baseVersion: 0 },
    });
    expect(answer).toMatchObject({ status: 200, code: CODE.invalidValue });
  });
});
