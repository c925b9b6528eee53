import { createChatdeckClient, unwrap, type ScanCode } from '@chatdeck/sdk';
import { CODE, SCAN_STATE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { signUp, startBackend, useServer } from '../testing/test-server';
import { bindPhone, takePhone } from './phone.fixtures';

const server = useServer();
const visitor = () => createChatdeckClient({ baseUrl: server.url });
const check = async ({ ticket }: ScanCode) => unwrap(await visitor().mini.checkLogin(ticket));

describe('The page that stands for a phone', () => {
  it('says so, runs nothing and loads nothing', async () => {
    const account = await signUp(server, '<script>alert(1)</script>"\'&');
    const code = unwrap(await account.client.mini.bindCode());
    const { page, headers } = await takePhone(server).scan(code);
    expect(page).toContain('沙盒：本页代替手机');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    expect(page).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/,
    );
    expect(headers['set-cookie']).toMatch(/Path=\/sandbox; .*HttpOnly; SameSite=Lax$/);
  });

  it('takes no answer from the form of another site', async () => {
    const phone = await bindPhone(server, await signUp(server));
    const code = unwrap(await visitor().mini.loginCode());
    await phone.scan(code);
    const from = (site: string) => phone.answer(code, 'yes', { 'sec-fetch-site': site });
    expect(await from('cross-site')).toMatchObject({ status: 400 });
    expect(await from('same-site')).toMatchObject({ status: 400 });
    expect(await check(code)).toEqual({ state: SCAN_STATE.scanned });
  });

  it.each(['/sandbox/scan', '/sandbox/scan?code=', '/sandbox/scan?code=a&code=b'])(
    'answers %s with a page',
    async (url) => {
      const response = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('二维码已失效');
    },
  );
});

describe('A server without the sandbox', () => {
  const real = useServer({}, () => startBackend({ sandbox: false }));

  it('has no such page and says that it is not configured', async () => {
    const answer = await createChatdeckClient({ baseUrl: real.url }).mini.loginCode();
    expect(answer).toMatchObject({ code: CODE.notConfigured });
    const response = await real.app.inject({ url: '/sandbox/scan?code=x' });
    expect(response.statusCode).toBe(404);
  });
});
