import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract';
import { createOpenApiClient } from './open-api-client';
import { OPEN_API_SCOPE } from './open-api.constants';
import { scopesFor } from './open-api.scopes';
import { signatureHeaders } from './open-api.signature';

describe('The signature of the open API', () => {
  it('is HMAC-SHA256 over method, path, moment, nonce and body, a line each', async () => {
    const { createHmac } = await import('node:crypto');
    const body = '{"scopes":["send"],"名":"👋"}';
    const request = { method: 'POST', path: '/openapi/v1/session', body };
    const headers = await signatureHeaders(
      { apiKey: 'k', apiSecret: 's' },
      request,
      1_700_000_000_000,
    );
    const nonce = headers['x-chatdeck-nonce'];
    const text = `POST\n/openapi/v1/session\n1700000000000\n${nonce}\n${body}`;
    expect(headers).toMatchObject({
      'x-chatdeck-key': 'k',
      'x-chatdeck-timestamp': '1700000000000',
      'x-chatdeck-signature': createHmac('sha256', 's').update(text).digest('hex'),
    });
    expect(nonce).toMatch(/^[\w-]{16,64}$/);
  });

  it('is another one at each try, and leaves the folder of a proxy out', async () => {
    const sent: Request[] = [];
    const answers = [
      new Response('', { status: 503 }),
      Response.json({ code: 0, data: { jobId: '1' } }),
    ];
    const client = createOpenApiClient({
      baseUrl: 'https://a.example/openapi/deck',
      apiKey: 'k',
      apiSecret: 's',
      fetch: (input, init) => {
        sent.push(new Request(input, init));
        return Promise.resolve(answers.shift() ?? Response.error());
      },
    });
    const message = { type: 1, content: 'x' } as const;
    expect(await client.sayToRoom({ roomName: 'r', message })).toMatchObject({ ok: true });
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(
      Array(2).fill('/openapi/deck/openapi/v1/chat/room'),
    );
    const [first, second] = sent.map(({ headers }) => headers);
    expect(first?.get('x-chatdeck-nonce')).not.toBe(second?.get('x-chatdeck-nonce'));
    expect(first?.get('idempotency-key')).toBe(second?.get('idempotency-key'));
    expect(first?.get('authorization')).toBeNull();
  });
});

describe('The scopes of a session', () => {
  it('open no call by which an account is taken over or its keys are read', () => {
    const opened = endpoints.filter(({ id }) => scopesFor(id).length > 0).map(({ id }) => id);
    const dangerous =
      /^(openApi\.(get|reset|session)|account\.(change|send|sign|session|end)|robot\.(configH|rest|set|cl)|dialogue|custom\.|prompt|order|mini)/;
    expect(opened.filter((id) => dangerous.test(id))).toEqual([]);
    expect(scopesFor('send.event')).toEqual([]);
  });

  it('say for each call which of them are needed', () => {
    expect(scopesFor('material.token')).toEqual([
      OPEN_API_SCOPE.materialWrite,
      OPEN_API_SCOPE.send,
    ]);
    expect(scopesFor('account.info')).toBe('any');
  });
});
