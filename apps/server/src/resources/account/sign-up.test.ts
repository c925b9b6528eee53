import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { expect, it, describe } from 'vitest';
import { inviteCodes, users } from '../../database/schema';
import { call, startBackend, useServer, type TestServer } from '../../testing/test-server';
import { freshEmail, NEW_PASSWORD, visitorOf } from './account.fixtures';

const server = useServer({}, () => startBackend({ signUpsPerHour: 4 }));

interface Asked {
  readonly challenge?: { readonly question: string };
}

/** Signs up from an address; answers the question if there is one. */
async function signUp(name: string, ip: string) {
  const body = { name, email: `${name}@example.com`, password: 'correct horse battery' };
  const send = (code?: string) =>
    call<Asked>(server, 'POST', '/v1/api/signup', { body: { ...body, code }, ip });
  const first = await send();
  const question = first.data?.challenge?.question;
  if (question === undefined) return { ...first, wasAsked: false };
  const [a = 0, b = 0] = question.split('+').map(Number);
  return { ...(await send(String(a + b))), wasAsked: true };
}

it('makes so many accounts in an hour from one network, and as many from any other', async () => {
  expect(await signUp('a', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: false });
  expect(await signUp('b', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: true });
  expect(await signUp('c', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: true });
  expect(await signUp('d', '203.0.113.1')).toMatchObject({ code: 0, wasAsked: true });
  expect(await signUp('e', '203.0.113.1')).toMatchObject({
    code: CODE.tooManyTries,
    data: { retryAfterMs: expect.any(Number) },
  });
  expect(await signUp('e', '203.0.113.2')).toMatchObject({ code: 0, wasAsked: false });
});

it('takes the addresses of one IPv6 network for one', async () => {
  for (const [at, name] of ['f', 'g', 'h', 'i'].entries()) {
    expect(await signUp(name, `2001:db8:1:2::${at}`)).toMatchObject({ code: 0 });
  }
  expect(await signUp('j', '2001:db8:1:2:ffff::1')).toMatchObject({ code: CODE.tooManyTries });
  expect(await signUp('j', '2001:db8:1:3::1')).toMatchObject({ code: 0 });
});

describe('A server that is not open to everybody', () => {
  const invited = useServer({}, () => startBackend({ signUp: 'invite' }));
  const closed = useServer({}, () => startBackend({ signUp: 'closed' }));
  const join = (of: TestServer, inviteCode?: string) =>
    visitorOf(of).account.signUp({
      name: 'x',
      email: freshEmail(),
      password: NEW_PASSWORD,
      ...(inviteCode && { inviteCode }),
    });

  it('gives each place of an invite code once', async () => {
    await invited.db.insert(inviteCodes).values({ code: 'friends', places: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(invited, 'friends')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      code: CODE.wrongCode,
      data: { issues: [{ path: 'inviteCode', message: '邀请码无效或已用完' }] },
    });
    expect(await join(invited)).toMatchObject({
      code: CODE.missingValue,
      data: { issues: [{ path: 'inviteCode', message: '注册需要邀请码' }] },
    });
  });

  it('keeps the place when the e-mail is taken', async () => {
    await invited.db.insert(inviteCodes).values({ code: 'single' });
    const [taken] = await invited.db.select().from(users);
    const body = {
      name: 'x',
      email: taken?.email ?? '',
      password: NEW_PASSWORD,
      inviteCode: 'single',
    };
    expect(await visitorOf(invited).account.signUp(body)).toMatchObject({
      code: CODE.alreadyExists,
    });
    const rows = await invited.db.select().from(inviteCodes).where(eq(inviteCodes.code, 'single'));
    expect(rows[0]?.used).toBe(0);
  });

  it('makes no account where sign-up is closed', async () => {
    expect(await join(closed, 'friends')).toMatchObject({ code: CODE.signUpClosed });
    expect(await closed.db.select().from(users)).toEqual([]);
  });
});
