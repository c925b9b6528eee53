import { createChatdeckClient, unwrap, type ScanCode } from '@chatdeck/sdk';
import { SCAN_STATE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scanCodes } from '../database/schema';
import { sha256 } from '../security/secrets';
import { signUp, useServer } from '../testing/test-server';
import { bindPhone, takePhone } from './phone.fixtures';

const server = useServer();
const visitor = () => createChatdeckClient({ baseUrl: server.url });
const check = async ({ ticket }: ScanCode) => unwrap(await visitor().mini.checkLogin(ticket));

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
