import { createChatdeckClient, unwrap, type ScanCode } from '@chatdeck/sdk';
import { CODE, SCAN_STATE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { call, signUp, useServer } from '../testing/test-server';
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
