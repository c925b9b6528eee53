import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startBackend, useServer, type TestServer } from '../../testing/test-server';
import { freshEmail, NEW_PASSWORD, visitorOf } from './account.fixtures';
import { inviteCodes, users } from '../../database/schema';

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
