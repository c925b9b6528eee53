import { createHash } from 'node:crypto';
import { createChatdeckClient, unwrap, type ScanCode } from '@chatdeck/sdk';
import { CODE, SCAN_STATE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scanCodes } from '../database/schema';
import { sha256 } from '../security/secrets';
import { call, signUp, useServer, startBackend } from '../testing/test-server';
import { bindPhone, takePhone } from './phone.fixtures';

const server = useServer();
const visitor = () => createChatdeckClient({ baseUrl: server.url });
const check = async ({ ticket }: ScanCode) => unwrap(await visitor().mini.checkLogin(ticket));

describe('Scanning a code', () => {
  it('binds a phone, which then logs in once for each code', async () => {
    const account = await signUp(server, '王小明');
    expect(unwrap(await account.client.account.info()).isPhoneBound).toBe(false);
    const phone = await bindPhone(server, account);
    expect(unwrap(await account.client.account.info()).isPhoneBound).toBe(true);

    const code = unwrap(await visitor().mini.loginCode());
    expect(code.url).toMatch(new RegExp(`^${server.url}/sandbox/scan\\?code=[\\w-]{43}$`));
    expect(code.url).not.toContain(code.ticket);
    const lifetimeMs = Date.parse(code.expiresAt) - Date.now();
    expect(lifetimeMs).toBeGreaterThan(170_000);
    expect(lifetimeMs).toBeLessThanOrEqual(180_000);
    expect(await check(code)).toEqual({ state: SCAN_STATE.waiting });
    expect((await phone.scan(code)).page).toContain('王小明');
    expect(await check(code)).toEqual({ state: SCAN_STATE.scanned });
    expect(await phone.answer(code, 'yes')).toMatchObject({ status: 303 });

    // All are sent before the first is answered.
    const checks = await Promise.all(
      Array.from({ length: 6 }, () => server.services.mini.checkLogin(code.ticket)),
    );
    const [session, ...more] = checks.flatMap((each) => (each.state === 'confirmed' ? each : []));
    expect(more).toEqual([]);
    expect(session?.userId).toBe(account.userId);
    const token = session?.token ?? '';
    const client = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    expect(unwrap(await client.account.info()).userId).toBe(account.userId);
    expect(await check(code)).toEqual({ state: SCAN_STATE.expired });
    expect((await phone.scan(code)).page).toContain('二维码已失效');
  });

  it('is cancelled by its owner, for good', async () => {
    const phone = await bindPhone(server, await signUp(server));
    const code = unwrap(await visitor().mini.loginCode());
    await phone.scan(code);
    await phone.answer(code, 'no');
    expect(await check(code)).toEqual({ state: SCAN_STATE.cancelled });
    await phone.answer(code, 'yes');
    expect(await check(code)).toEqual({ state: SCAN_STATE.cancelled });
  });

  it('lets no other phone answer, and none that is not bound', async () => {
    const phone = await bindPhone(server, await signUp(server));
    const code = unwrap(await visitor().mini.loginCode());
    await phone.scan(code);
    const other = await bindPhone(server, await signUp(server));
    expect((await other.scan(code)).page).toContain('二维码已失效');
    await other.answer(code, 'yes');
    await other.answer(code, 'no');
    expect(await check(code)).toEqual({ state: SCAN_STATE.scanned });

    const stranger = takePhone(server);
    const second = unwrap(await visitor().mini.loginCode());
    expect((await stranger.scan(second)).page).toContain('还没有绑定账号');
    await stranger.answer(second, 'yes');
    // The waiting browser is notified, instead of waiting until the code expires.
    expect(await check(second)).toEqual({ state: SCAN_STATE.unbound });
  });

  it('moves a phone to the account that bound it last, and an account to its last phone', async () => {
    const [one, two] = [await signUp(server), await signUp(server)];
    const phone = await bindPhone(server, one);
    await bindPhone(server, two, phone);
    expect(unwrap(await one.client.account.info()).isPhoneBound).toBe(false);
    const next = await bindPhone(server, two);
    const code = unwrap(await visitor().mini.loginCode());
    expect((await phone.scan(code)).page).toContain('还没有绑定账号');
    expect((await next.scan(unwrap(await visitor().mini.loginCode()))).page).toContain('确认登录');
  });

  it('logs no phone in that was unbound', async () => {
    const account = await signUp(server);
    const phone = await bindPhone(server, account);
    unwrap(await account.client.mini.unbind());
    expect(unwrap(await account.client.account.info()).isPhoneBound).toBe(false);
    const code = unwrap(await visitor().mini.loginCode());
    expect((await phone.scan(code)).page).toContain('还没有绑定账号');
    expect(await check(code)).toEqual({ state: SCAN_STATE.unbound });
    await bindPhone(server, account, phone);
    const next = unwrap(await visitor().mini.loginCode());
    expect((await phone.scan(next)).page).toContain('确认登录');
  });

  it('refuses to make codes without end', async () => {
    const ask = () => call(server, 'GET', '/v1/api/mini/login/qrcode', { ip: '10.4.4.4' });
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    expect(answers.filter(({ code }) => code === CODE.tooManyTries)).toHaveLength(1);
  });
});

describe('The page that stands for a phone', () => {
  it('says so, runs nothing and loads nothing', async () => {
    const account = await signUp(server, '<script>alert(1)</script>"\'&');
    const code = unwrap(await account.client.mini.bindCode());
    const { page, headers } = await takePhone(server).scan(code);
    expect(page).toContain('沙箱：本页代替手机');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    expect(page).not.toContain('<script');
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
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

describe('Scanning a code', () => {
  it('ends after three minutes', async () => {
    const phone = await bindPhone(server, await signUp(server));
    const code = unwrap(await visitor().mini.loginCode());
    await phone.scan(code);
    const expiresAt = new Date(Date.now() - 1);
    const ticketHash = sha256(code.ticket);
    await server.db
      .update(scanCodes)
      .set({ expiresAt })
      .where(eq(scanCodes.ticketHash, ticketHash));
    await phone.answer(code, 'yes');
    expect(await check(code)).toEqual({ state: SCAN_STATE.expired });
    expect((await phone.scan(code)).page).toContain('二维码已失效');
  });

  it('gives nothing to somebody who saw the code, or asks with the ticket of another purpose', async () => {
    const account = await signUp(server);
    const other = await signUp(server);
    const login = unwrap(await visitor().mini.loginCode());
    const ticket = new URL(login.url).searchParams.get('code') ?? '';
    expect(await check({ ...login, ticket })).toEqual({ state: SCAN_STATE.expired });
    const binding = unwrap(await account.client.mini.bindCode());
    expect(await check(binding)).toEqual({ state: SCAN_STATE.expired });
    expect(unwrap(await other.client.mini.checkBinding(binding.ticket))).toEqual({
      state: SCAN_STATE.expired,
    });
  });

  it('keeps no code, no ticket and no phone as it is', async () => {
    const code = unwrap(await visitor().mini.loginCode());
    const { headers } = await takePhone(server).scan(code);
    const rows = JSON.stringify(await server.db.select().from(scanCodes));
    const phone = /cd_phone=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(phone).toHaveLength(43);
    const secrets = [code.ticket, new URL(code.url).searchParams.get('code') ?? '', phone];
    for (const secret of secrets) expect(rows).not.toContain(secret);
  });
});
