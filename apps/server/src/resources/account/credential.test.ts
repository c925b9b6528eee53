import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { signUp, useServer } from '../../testing/test-server';
import { askReset, freshEmail, NEW_PASSWORD, signUpActivated, visitorOf } from './account.fixtures';

const server = useServer();
const visitor = () => visitorOf(server);

describe('Changing the password', () => {
  it('needs the old one, keeps this session and ends every other with 40003', async () => {
    const { client, email, password } = await signUpActivated(server);
    const { token } = unwrap(await visitor().account.login({ email, password }));
    const other = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    const reset = await askReset(server, email);
    expect(
      await client.account.changePassword({ oldPassword: 'not this', password: NEW_PASSWORD }),
    ).toMatchObject({
      code: CODE.wrongCredentials,
      data: { issues: [{ path: 'oldPassword', message: '当前密码不正确' }] },
    });
    expect(
      await client.account.changePassword({ oldPassword: password, password: 'short' }),
    ).toMatchObject({ code: CODE.invalidValue });
    unwrap(await client.account.changePassword({ oldPassword: password, password: NEW_PASSWORD }));
    expect(await client.account.info()).toMatchObject({ ok: true });
    expect(await other.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await visitor().account.login({ email, password })).toMatchObject({ ok: false });
    expect(await visitor().account.checkReset(reset)).toMatchObject({ code: CODE.wrongCode });
  });

  it('stops guessing at the old one', async () => {
    const { client, password } = await signUp(server);
    for (let at = 0; at < 10; at += 1) {
      await client.account.changePassword({ oldPassword: `guess ${at}`, password: NEW_PASSWORD });
    }
    expect(
      await client.account.changePassword({ oldPassword: password, password: NEW_PASSWORD }),
    ).toMatchObject({ code: CODE.tooManyTries });
  });
});

describe('Changing the e-mail', () => {
  it('tells both addresses, asks for a new activation and ends every other session', async () => {
    const { client, email, password } = await signUpActivated(server);
    const { token } = unwrap(await visitor().account.login({ email, password }));
    const other = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    const next = freshEmail();
    expect(await client.account.changeEmail({ email: next, password: 'no' })).toMatchObject({
      code: CODE.wrongCredentials,
      data: { issues: [{ path: 'password' }] },
    });
    unwrap(await client.account.changeEmail({ email: next, password }));
    expect(unwrap(await client.account.info())).toMatchObject({ email: next, isActivated: false });
    expect(await other.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect((await mailsTo(server, email)).at(-1)?.text).toContain(next);
    unwrap(await client.account.activate(await tokenTo(server, next)));
    expect(unwrap(await client.account.info()).isActivated).toBe(true);
    expect(await visitor().account.login({ email, password })).toMatchObject({ ok: false });
  });

  it('refuses an address that another account has, also when both take it at once', async () => {
    const [one, two] = [await signUp(server), await signUp(server)];
    expect(
      await one.client.account.changeEmail({ email: two.email, password: one.password }),
    ).toMatchObject({ code: CODE.alreadyExists });
    const email = freshEmail();
    const answers = await Promise.all(
      [one, two].map(({ client, password }) => client.account.changeEmail({ email, password })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([CODE.success, CODE.alreadyExists]);
  });
});
