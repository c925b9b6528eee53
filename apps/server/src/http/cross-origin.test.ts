import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server';

const server = useServer({ allowedOrigins: ['https://partner.example'] });

const preflight = (origin: string, url = '/v1/api/user/info') =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST' },
  });

describe('A page of another origin', () => {
  it('may call when it is on the list', async () => {
    const answer = await preflight('https://partner.example');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers':
        'authorization, accept-language, content-type, idempotency-key, last-event-id, x-chatdeck-client',
      vary: 'Origin',
    });
  });

  it('also reads refusals', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/api/user/info',
      headers: { origin: 'https://partner.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(answer.json()).toMatchObject({ code: 40001 });
  });

  it('may not call what is for robots', async () => {
    const answer = await preflight('https://partner.example', '/open/api/v1/one');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['https://partner.example.evil.com', 'http://partner.example', 'null'])(
    'may not when it is %s',
    async (origin) => {
      expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});
