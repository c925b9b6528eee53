import { describe, expect, it } from 'vitest';
import { scopeOf } from './event.resource';

const scope = (baseUrl: string, token: string | null) =>
  scopeOf({ baseUrl, auth: { getToken: () => token } })();

describe('The name of a session', () => {
  it('is the same for one token, and another for each other token or server', async () => {
    const own = await scope('https://a.cn', 'token-1');
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(own).not.toContain('token-1');
    expect(await scope('https://a.cn', 'token-1')).toBe(own);
    expect(await scope('https://a.cn', 'token-2')).not.toBe(own);
    expect(await scope('https://b.cn', 'token-1')).not.toBe(own);
  });

  it('follows the token, and is nothing while nobody is signed in', async () => {
    let token: string | null = null;
    const current = scopeOf({ auth: { getToken: () => token } });
    expect(await current()).toBeNull();
    token = 'token-1';
    const first = await current();
    expect(first).not.toBeNull();
    expect(await current()).toBe(first);
    token = 'token-2';
    expect(await current()).not.toBe(first);
  });
});
