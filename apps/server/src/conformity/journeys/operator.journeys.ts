import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import type { ContractWorld } from '../contract-world';
import { refuses, type Journeys } from './journey';

/** An account that is not the operator's own. */
async function anotherOf({ client, visitor }: ContractWorld): Promise<string> {
  const email = `found-${Date.now()}@example.com`;
  unwrap(await visitor.account.signUp({ name: '新人', email, password: 'long enough' }));
  const { userId } = unwrap(await client.account.info());
  const { list } = unwrap(await client.operator.accounts({ pageSize: 5 }));
  return list.find(({ id }) => id !== userId)?.id ?? '';
}

/** Those who run the server. */
export const operatorJourneys: Journeys = {
  'an operator gives an account what it may do, and takes it again': async (world) => {
    const { operator } = world.client;
    await refuses(operator.accounts(), CODE.scopeNeeded);
    await world.becomeOperator();
    expect(unwrap(await world.client.account.info()).isOperator).toBe(true);
    const id = await anotherOf(world);
    unwrap(await operator.grantVip(id, '2099-12-31'));
    unwrap(await operator.setCustomRoutes(id, ['gptChat', 'gptChat']));
    expect(unwrap(await operator.account(id))).toMatchObject({
      role: 'vip',
      memberUntil: '2099-12-31T15:59:59.000Z',
      customRoutes: ['gptChat'],
    });
    await refuses(operator.grantVip(id, '2020-01-01'), CODE.invalidValue);
    await refuses(operator.grantVip(id, '2099-02-31'), CODE.invalidValue);
    await refuses(operator.grantVip('nobody', null), CODE.notFound);
    unwrap(await operator.grantVip(id, null));
    expect(unwrap(await operator.account(id))).toMatchObject({ role: 'vip', memberUntil: null });
    unwrap(await operator.revokeVip(id));
    expect(unwrap(await operator.account(id)).role).toBe('user');
    await refuses(operator.account('nobody'), CODE.notFound);
  },

  'an operator shuts an account out, exports and closes it, but not the own one': async (world) => {
    await world.becomeOperator();
    const { operator } = world.client;
    const id = await anotherOf(world);
    await refuses(operator.unblock(id), CODE.notFound);
    unwrap(await operator.block(id));
    expect(unwrap(await operator.account(id)).blockedAt).not.toBeNull();
    unwrap(await operator.unblock(id));
    const { url } = unwrap(await operator.exportAccount(id));
    expect(new URL(url).pathname).toBe('/v1/api/user/data/archive');
    await refuses(operator.keepAccount(id), CODE.notFound);
    const { deletionAt } = unwrap(await operator.deleteAccount(id));
    expect(unwrap(await operator.account(id)).deletionAt).toBe(deletionAt);
    await refuses(operator.deleteAccount(id), CODE.accountClosing);
    unwrap(await operator.keepAccount(id));
    const { userId } = unwrap(await world.client.account.info());
    await refuses(operator.block(userId), CODE.invalidValue);
    await refuses(operator.deleteAccount(userId), CODE.invalidValue);
  },

  'an operator sets prices, invites, notice, and answers feedback': async (world) => {
    await world.becomeOperator();
    const { operator, site } = world.client;
    const [plan] = unwrap(await operator.plans()).list;
    if (plan === undefined) throw new Error('There is no plan');
    const { kind, price, isSold } = plan;
    unwrap(await operator.setPlan({ kind, price, isSold }));
    await refuses(operator.setPlan({ kind, price: 0, isSold }), CODE.invalidValue);

    const { code } = unwrap(await operator.addInvite({ places: 2, note: '读书会' }));
    await refuses(operator.addInvite({ code, places: 1 }), CODE.alreadyExists);
    await refuses(operator.addInvite({ code: 'a b', places: 1 }), CODE.invalidValue);
    await refuses(operator.addInvite({ places: 0 }), CODE.invalidValue);
    expect(unwrap(await operator.invites()).list[0]).toMatchObject({ code, places: 2, used: 0 });
    unwrap(await operator.removeInvite(code));
    await refuses(operator.removeInvite(code), CODE.notFound);

    unwrap(await site.sendFeedback({ content: '很好用' }));
    const { id = '' } = unwrap(await operator.feedback()).list[0] ?? {};
    unwrap(await operator.answerFeedback(id, '谢谢'));
    expect(unwrap(await operator.feedback()).list[0]).toMatchObject({ answer: '谢谢' });
    await refuses(operator.answerFeedback(id, ' '), CODE.missingValue);
    await refuses(operator.answerFeedback('9999999', '谢谢'), CODE.notFound);

    const { content } = unwrap(await operator.notice());
    expect(unwrap(await operator.setNotice(content))).toEqual({ content, source: 'database' });
    expect(unwrap(await site.notice()).content).toBe(content);
  },

  'an operator sees how the server is doing': async (world) => {
    await world.becomeOperator();
    const { operator } = world.client;
    expect(unwrap(await operator.now()).parts.length).toBeGreaterThan(3);
    const { name } = unwrap(await operator.makeBackup());
    expect(name).toMatch(/-backup\.gz$/);
    await expect
      .poll(async () => unwrap(await operator.backups()).list.map((backup) => backup.name))
      .toContain(name);
    expect(unwrap(await operator.audit({ pageSize: 5, group: 'access' })).list).toBeInstanceOf(
      Array,
    );
    const { list } = unwrap(await operator.settings());
    expect(list.find((setting) => setting.name === 'HOST')).toMatchObject({ value: '127.0.0.1' });
  },
};
