import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { call, signUp, useServer } from '../../testing/test-server';
import { askReset, freshEmail, NEW_PASSWORD, signUpActivated, visitorOf } from './account.fixtures';
import { mailLinks } from '../../database/schema';

const server = useServer();
const visitor = () => visitorOf(server);

describe('Resetting a password', () => {
  it('works by the link of the mail, once, and ends every session', async () => {
    const { client, email } = await signUpActivated(server);
    const token = await askReset(server, email);
    expect((await mailsTo(server, email)).at(-1)?.link).toContain('/reset-psd?token=');
    // Mail programs open links before their readers do.
    for (let at = 0; at < 3; at += 1) {
      expect(unwrap(await visitor().account.checkReset(token))).toEqual({ email });
    }
    const uses = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitor().account.resetPassword({ token, password: NEW_PASSWORD }),
      ),
    );
    expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
    expect(uses.filter(({ code }) => code === CODE.wrongCode)).toHaveLength(7);
    expect(await client.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await visitor().account.login({ email, password: NEW_PASSWORD })).toMatchObject({
      ok: true,
    });
    expect((await mailsTo(server, email)).at(-1)?.subject).toContain('密码已重置');
  });

  it('answers alike with and without an account, also when asked too often', async () => {
    const { email } = await signUpActivated(server);
    const ask = (address: string) =>
      call(server, 'POST', '/v1/api/sendreset', { ip: '10.3.3.3', body: { email: address } });
    const unknown = freshEmail();
    for (let at = 0; at < 3; at += 1) {
      const [with_, without] = [await ask(email), await ask(unknown)];
      expect({ ...without, headers: null }).toEqual({ ...with_, headers: null });
      expect(with_).toMatchObject({ code: CODE.success, data: null });
    }
    expect(await ask(email)).toMatchObject({ code: CODE.tooManyTries });
    expect(await ask(unknown)).toMatchObject({ code: CODE.tooManyTries });
    expect(await mailsTo(server, unknown)).toEqual([]);
    expect((await mailsTo(server, email)).filter(({ link }) => link?.includes('psd'))).toHaveLength(
      3,
    );
  });

  it('first asks an account to be activated', async () => {
    const { email } = await signUp(server);
    const token = await askReset(server, email);
    expect(await visitor().account.checkReset(token)).toMatchObject({ code: CODE.wrongCode });
    expect(await visitor().account.resetPassword({ token, password: NEW_PASSWORD })).toMatchObject({
      code: CODE.wrongCode,
    });
    expect(unwrap(await visitor().account.activate(token))).toEqual({ email });
  });

  it('is refused after an hour, and with a link that activates', async () => {
    const { email, userId } = await signUpActivated(server);
    const activation = await tokenTo(server, email);
    const token = await askReset(server, email);
    const [link] = await server.db
      .select()
      .from(mailLinks)
      .where(eq(mailLinks.purpose, 'reset'))
      .then((rows) => rows.filter((row) => row.userId === userId));
    expect(link?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    const expiresAt = new Date(Date.now() - 1);
    await server.db.update(mailLinks).set({ expiresAt }).where(eq(mailLinks.userId, userId));
    for (const each of [token, activation]) {
      expect(
        await visitor().account.resetPassword({ token: each, password: NEW_PASSWORD }),
      ).toMatchObject({
        code: CODE.wrongCode,
      });
    }
  });
});
