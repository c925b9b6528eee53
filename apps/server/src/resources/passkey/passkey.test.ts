import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passkeyChallenges, passkeys, users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { softAuthenticator, type Otherwise } from '../../testing/soft-authenticator';
import { signUp, useServer } from '../../testing/test-server';
import { signUpActivated, visitorOf } from '../account/account.fixtures';
import { signUpTwoFactor } from '../two-factor/two-factor.fixtures';
import { addPasskey, enterBy, signUpPasskey } from './passkey.fixtures';

const server = useServer();

describe('Adding a passkey', () => {
  it('names it for the browser, and tells the owner', async () => {
    const { email, passkey, client } = await signUpPasskey(server);
    expect(passkey).toMatchObject({ isBackedUp: true, usedAt: null });
    expect(unwrap(await client.passkey.list())).toMatchObject({
      list: [{ id: passkey.id }],
      site: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    });
    const mail = (await mailsTo(server, email)).at(-1);
    expect(mail?.subject).toContain('添加了通行密钥');
    expect(mail?.text).toContain('/user/info');
  });

  it('needs an activated address, as whoever signed up may not own it', async () => {
    const { client, password } = await signUp(server);
    expect(await client.passkey.beginAdding({ password })).toMatchObject({
      code: CODE.activationNeeded,
    });
  });

  it('needs the password, and a code where two-factor login is on', async () => {
    const { client, password, code } = await signUpTwoFactor(server);
    expect(await client.passkey.beginAdding({ password: 'not it' })).toMatchObject({
      code: CODE.wrongCredentials,
    });
    expect(await client.passkey.beginAdding({ password })).toMatchObject({
      code: CODE.missingValue,
      data: { issues: [{ path: 'code', rule: 'twoFactor.code.required' }] },
    });
    expect(await client.passkey.beginAdding({ password, code: '000000' })).toMatchObject({
      code: CODE.wrongCode,
    });
    await addPasskey(client, { password, code: code() });
  });

  it.each<[string, Otherwise]>([
    ['made on the page of another site', { origin: 'https://localhost.evil.example' }],
    ['made on this machine, but not by a page', { origin: 'android:apk-key-hash:abc' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['of a device that did not verify its user', { isVerified: false }],
    [
      'with certificates, which name addresses to call',
      { attestation: { fmt: 'packed', x5c: [Buffer.from('certificate')] } },
    ],
    [
      'with certificates of a security key',
      { attestation: { fmt: 'fido-u2f', x5c: [Buffer.from('certificate')] } },
    ],
  ])('refuses one that was %s', async (_, otherwise) => {
    const { client, password } = await signUpActivated(server);
    const options = unwrap(await client.passkey.beginAdding({ password }));
    const made = softAuthenticator().create(options, otherwise);
    expect(await client.passkey.add(made)).toMatchObject({
      code: CODE.passkeyRefused,
      data: { issues: [{ path: 'credential', rule: 'passkey.refused' }] },
    });
    expect(unwrap(await client.passkey.list()).list).toEqual([]);
  });

  it('takes a challenge of this account alone, once, for five minutes', async () => {
    const [own, other] = [await signUpActivated(server), await signUpActivated(server)];
    const expired = { code: CODE.passkeyRefused, data: { issues: [{ rule: 'passkey.expired' }] } };
    const begin = async () => unwrap(await own.client.passkey.beginAdding(own));
    const device = softAuthenticator();
    expect(await other.client.passkey.add(device.create(await begin()))).toMatchObject(expired);

    const ofLogin = unwrap(await own.client.passkey.beginLogin());
    const made = device.create({ ...(await begin()), challenge: ofLogin.challenge });
    expect(await own.client.passkey.add(made)).toMatchObject(expired);

    const late = await begin();
    const expiresAt = new Date(Date.now() - 1_000);
    await server.db
      .update(passkeyChallenges)
      .set({ expiresAt })
      .where(eq(passkeyChallenges.userId, own.userId));
    expect(await own.client.passkey.add(device.create(late))).toMatchObject(expired);

    const once = device.create(await begin());
    const answers = await Promise.all([
      own.client.passkey.add(once),
      own.client.passkey.add(once),
      own.client.passkey.add(once),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('refuses the passkey of another account', async () => {
    const { device } = await signUpPasskey(server);
    const { client, password } = await signUpActivated(server);
    const options = unwrap(await client.passkey.beginAdding({ password }));
    expect(await client.passkey.add(device.create(options))).toMatchObject({
      code: CODE.alreadyExists,
    });
  });

  it('has an end, also for those that are added at once', async () => {
    const { client, password, userId } = await signUpActivated(server);
    const begun = [];
    for (const device of [softAuthenticator(), softAuthenticator()]) {
      begun.push(device.create(unwrap(await client.passkey.beginAdding({ password }))));
    }
    const rows = Array.from({ length: ACCOUNT_CAP.passkeys - 1 }, (_, at) => ({
      userId,
      credentialId: `${userId}-${at}`,
      publicKey: 'pQ',
      counter: 0,
      name: String(at),
      isBackedUp: false,
    }));
    await server.db.insert(passkeys).values(rows);
    const answers = await Promise.all(begun.map((made) => client.passkey.add(made)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await client.passkey.beginAdding({ password })).toMatchObject({
      code: CODE.invalidValue,
      data: { rule: 'cap.passkeys' },
    });
  });

  it('is for the account itself: a session of a partner can do nothing about it', async () => {
    const { userId, password } = await signUpPasskey(server);
    await server.db.update(users).set({ role: 'vip' }).where(eq(users.id, userId));
    const { token } = await server.services.openApi.openSession(userId, ['send']);
    const partner = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    expect(await partner.passkey.beginAdding({ password })).toMatchObject({
      code: CODE.scopeNeeded,
    });
    expect(await partner.passkey.list()).toMatchObject({ code: CODE.scopeNeeded });
  });
});

describe('Removing a passkey', () => {
  it('needs the proof too, ends logging in with it, and leaves the password', async () => {
    const { client, password, passkey, device, email } = await signUpPasskey(server);
    const { id } = passkey;
    expect(await client.passkey.remove({ id, password: 'not it' })).toMatchObject({
      code: CODE.wrongCredentials,
    });
    unwrap(await client.passkey.remove({ id, password }));
    expect(await enterBy(server, device)).toMatchObject({
      code: CODE.passkeyRefused,
      data: { issues: [{ rule: 'passkey.unknown' }] },
    });
    unwrap(await client.account.login({ email, password }));
  });

  it('and renaming touch no passkey of another account', async () => {
    const { passkey } = await signUpPasskey(server);
    const { client, password } = await signUpActivated(server);
    const { id } = passkey;
    expect(await client.passkey.rename(id, 'mine')).toMatchObject({ code: CODE.notFound });
    expect(await client.passkey.remove({ id, password })).toMatchObject({ code: CODE.notFound });
  });
});

it('is not waited for forever: a challenge that nobody signs goes with a later one', async () => {
  const visitor = visitorOf(server);
  unwrap(await visitor.passkey.beginLogin());
  await server.db.update(passkeyChallenges).set({ expiresAt: new Date(0) });
  unwrap(await visitor.passkey.beginLogin());
  expect(await server.db.$count(passkeyChallenges)).toBe(1);
});
