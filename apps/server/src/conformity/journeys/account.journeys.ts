import { loginChallengeSchema, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { refuses, type Journeys } from './journey';

/** Logging in and out, and the keys of the account. */
export const accountJourneys: Journeys = {
  'an account signs up, activates itself, changes its password and leaves': async (world) => {
    const { client, visitor, email, password } = world;
    const fresh = {
      name: '新人',
      email: `fresh-${Date.now()}@example.com`,
      password: 'long enough',
    };
    unwrap(await visitor.account.signUp(fresh));
    await refuses(visitor.account.signUp({ ...fresh, email }), CODE.alreadyExists);
    await refuses(visitor.account.signUp({ ...fresh, email: 'no mail' }), CODE.invalidValue);
    await refuses(visitor.account.signUp({ ...fresh, name: '' }), CODE.missingValue);
    await refuses(visitor.account.login({ email, password: 'wrong one' }), CODE.wrongCredentials);
    expect(unwrap(await visitor.account.login({ email, password })).token).toBeTruthy();

    unwrap(await client.account.sendActivation());
    unwrap(await visitor.account.activate(await world.mailedToken()));
    expect(unwrap(await client.account.info())).toMatchObject({ email, isActivated: true });
    const next = { oldPassword: password, password: 'another long one' };
    await refuses(
      client.account.changePassword({ ...next, oldPassword: 'not it at all' }),
      CODE.wrongCredentials,
    );
    unwrap(await client.account.changePassword(next));
    unwrap(await client.account.logout());
  },

  'a forgotten password is set anew by a mailed link': async ({
    client,
    visitor,
    email,
    ...world
  }) => {
    unwrap(await client.account.sendActivation());
    unwrap(await visitor.account.activate(await world.mailedToken()));
    unwrap(await visitor.account.sendReset(email));
    const token = await world.mailedToken();
    expect(unwrap(await visitor.account.checkReset(token))).toMatchObject({ email });
    unwrap(await visitor.account.resetPassword({ token, password: 'a third long one' }));
    await refuses(visitor.account.checkReset(token), CODE.wrongCode);
    await refuses(visitor.account.activate('never mailed'), CODE.wrongCode);
    unwrap(await visitor.account.login({ email, password: 'a third long one' }));
  },

  'an e-mail is changed by who knows the password': async ({ client, password }) => {
    const email = `moved-${Date.now()}@example.com`;
    await refuses(
      client.account.changeEmail({ email, password: 'not it at all' }),
      CODE.wrongCredentials,
    );
    unwrap(await client.account.changeEmail({ email, password }));
  },

  'the mail about a robot that is offline is switched off': async ({ client }) => {
    expect(unwrap(await client.account.info()).offlineMail).toBe(true);
    unwrap(await client.account.changeNotices({ offlineMail: false }));
    expect(unwrap(await client.account.info()).offlineMail).toBe(false);
  },

  'an account lists its sessions and ends the others': async ({ client, visitor, ...world }) => {
    const { email, password } = world;
    unwrap(await visitor.account.login({ email, password }));
    const { list } = unwrap(await client.account.sessions());
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = list.find(({ isCurrent }) => !isCurrent);
    unwrap(await client.account.endSession(other?.id ?? ''));
    await refuses(client.account.endSession(other?.id ?? ''), CODE.notFound);
    await refuses(client.account.endSession(''), CODE.missingValue);
    unwrap(await client.account.endOtherSessions());
    expect(unwrap(await client.account.sessions()).list).toMatchObject([{ isCurrent: true }]);
    expect(unwrap(await client.account.endOtherSessions())).toEqual({ count: 0 });
  },

  'an account reads what was changed in it, of a kind and of a time': async ({ client }) => {
    unwrap(await client.account.changeNotices({ offlineMail: false }));
    unwrap(await client.prompt.add({ name: '店员', content: '你是一名店员' }));
    const { count, list } = unwrap(await client.audit.list({ pageSize: 1 }));
    expect(list).toMatchObject([{ call: 'prompt.add', code: 0, actor: { kind: 'owner' } }]);
    expect(count).toBeGreaterThan(1);
    const access = unwrap(await client.audit.list({ group: 'access' }));
    expect(access.list[0]).toMatchObject({ call: 'account.changeNotices' });
    const since = list[0]?.at ?? '';
    const later = unwrap(await client.audit.list({ since, group: 'people' }));
    expect(later).toEqual({ count: 0, list: [] });
    const longAgo = unwrap(await client.audit.list({ until: '2020-01-01T00:00:00+08:00' }));
    expect(longAgo).toEqual({ count: 0, list: [] });
    await refuses(client.audit.list({ since: 'yesterday' }), CODE.invalidValue);
  },

  'a phone is bound by a code and logs in by one': async ({ client, visitor, sayYes }) => {
    const binding = unwrap(await client.mini.bindCode());
    await sayYes(binding.url);
    expect(unwrap(await client.mini.checkBinding(binding.ticket)).state).toBe('confirmed');
    const login = unwrap(await visitor.mini.loginCode());
    await sayYes(login.url);
    expect(unwrap(await visitor.mini.checkLogin(login.ticket)).state).toBe('confirmed');
    expect(unwrap(await client.account.info()).isPhoneBound).toBe(true);
    unwrap(await client.mini.unbind());
    expect(unwrap(await client.account.info()).isPhoneBound).toBe(false);
  },

  'an account takes its data along, is to be deleted, and is kept': async (world) => {
    const { client, visitor, email, password } = world;
    const { url, expiresAt } = unwrap(await client.accountData.exportAll());
    expect(new URL(url).pathname).toBe('/v1/api/user/data/archive');
    expect(Date.parse(expiresAt)).not.toBeNaN();
    await refuses(client.accountData.keep(), CODE.notFound);
    await refuses(
      client.accountData.askDeletion({ password: 'not it at all' }),
      CODE.wrongCredentials,
    );
    const { deletionAt } = unwrap(await client.accountData.askDeletion({ password }));
    expect(unwrap(await client.account.info()).deletionAt).toBe(deletionAt);
    await refuses(client.material.list({}), CODE.accountClosing);
    await refuses(client.accountData.askDeletion({ password }), CODE.accountClosing);
    unwrap(await visitor.account.login({ email, password }));
    unwrap(await client.accountData.keep());
    expect(unwrap(await client.account.info()).deletionAt).toBeUndefined();
    unwrap(await client.material.list({}));
  },

  'an account turns two-factor login on, logs in by codes and turns it off': async (world) => {
    const { client, visitor, email, password, appCode } = world;
    const { twoFactor } = client;
    await refuses(twoFactor.begin(password), CODE.activationNeeded);
    unwrap(await client.account.sendActivation());
    unwrap(await visitor.account.activate(await world.mailedToken()));
    await refuses(twoFactor.turnOn('123456'), CODE.notFound);
    await refuses(twoFactor.begin('not it at all'), CODE.wrongCredentials);
    const { secret, uri } = unwrap(await twoFactor.begin(password));
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    await refuses(twoFactor.turnOn('no code'), CODE.invalidValue);
    await refuses(twoFactor.turnOn('000000'), CODE.wrongCode);
    const { recoveryCodes } = unwrap(await twoFactor.turnOn(appCode(secret)));
    await refuses(twoFactor.begin(password), CODE.alreadyExists);
    expect(unwrap(await twoFactor.status())).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });

    const login = await visitor.account.login({ email, password });
    expect(login).toMatchObject({ ok: false, code: CODE.secondFactorNeeded });
    const { ticket } = loginChallengeSchema.parse(login.data);
    await refuses(visitor.twoFactor.login({ ticket, code: '000000' }), CODE.wrongCode);
    await refuses(
      visitor.twoFactor.login({ ticket: 'no ticket', code: appCode(secret, 1) }),
      CODE.notFound,
    );
    const session = unwrap(await visitor.twoFactor.login({ ticket, code: appCode(secret, 1) }));
    expect(session.token).toBeTruthy();

    const [first = '', second = '', third = ''] = recoveryCodes;
    unwrap(await visitor.twoFactor.login({ ticket, code: first.toUpperCase() }));
    await refuses(visitor.twoFactor.login({ ticket, code: first }), CODE.wrongCode);
    expect(unwrap(await twoFactor.status()).recoveryCodesLeft).toBe(9);
    const renewed = unwrap(await twoFactor.renewCodes({ password, code: second }));
    await refuses(twoFactor.turnOff({ password, code: third }), CODE.wrongCode);
    const code = renewed.recoveryCodes[0] ?? '';
    await refuses(twoFactor.turnOff({ password: 'not it', code }), CODE.wrongCredentials);
    unwrap(await twoFactor.turnOff({ password, code }));
    await refuses(twoFactor.turnOff({ password, code }), CODE.notFound);
    unwrap(await visitor.account.login({ email, password }));
  },

  'keys of the open API are shown and made anew': async ({ client }) => {
    const before = unwrap(await client.openApi.credentials());
    const after = unwrap(await client.openApi.resetCredentials());
    expect(after.apiSecret).not.toBe(before.apiSecret);
    expect(unwrap(await client.openApi.credentials())).toEqual(after);
  },

  'a membership is ordered, paid and listed': async ({ client, visitor, ...world }) => {
    const { list: plans } = unwrap(await client.order.plans());
    const plan = plans.find(({ kind }) => kind === 'mvip');
    await refuses(client.order.create('mvip'), CODE.activationNeeded);
    unwrap(await client.account.sendActivation());
    unwrap(await visitor.account.activate(await world.mailedToken()));
    const order = unwrap(await client.order.create('mvip'));
    expect(order).toMatchObject({ state: 'pending', price: plan?.price });
    await world.sayYes(order.payUrl);
    expect(unwrap(await client.order.status(order.id)).state).toBe('paid');
    expect(unwrap(await client.order.list()).list[0]).toMatchObject({ id: order.id });
    await refuses(client.order.status('no-such-order'), CODE.notFound);
  },
};
