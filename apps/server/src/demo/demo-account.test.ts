import { listedRows, parseConfig, unwrap, createChatdeckClient } from '@chatdeck/sdk';
import { CODE, CONFIG_LISTS, LOGIN_STATUS, SOURCE_LOCALES } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import { startBackend, useServer } from '../testing/test-server';
import { addDemoAccount } from './demo-account';

describe.each(SOURCE_LOCALES)('The demo account in %s', (locale) => {
  const server = useServer({}, startBackend);
  let password = '';

  it('shows a member what the product can do', async () => {
    const demo = await addDemoAccount(server.services, locale);
    password = demo?.password ?? '';
    const open = createChatdeckClient({ baseUrl: server.url });
    const login = await open.account.login({
      email: 'demo@chatdeck.local',
      password,
    });
    const { token } = unwrap(login);
    const client = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });

    const info = unwrap(await client.account.info());
    expect(info.role).toBe('vip');
    expect(info.customRole.router).toHaveLength(9);
    const robot = unwrap(await client.robot.status());
    expect(robot).toMatchObject({ friendCount: 300, roomCount: 60 });
    // It has logged messages until it went away, so it has been connected, and says since when it is not.
    expect(robot).toMatchObject({ status: LOGIN_STATUS.loggedIn, online: false });
    const { version, liveVersion } = unwrap(await client.robot.config.load());
    expect(liveVersion).toBe(version);
    const materials = unwrap(await client.material.list({ pageSize: 50 })).list;
    expect(new Set(materials.map(({ type }) => type)).size).toBe(4);
    const files = materials.flatMap((material) => (material.type === 2 ? [material.url] : []));
    expect(files).toHaveLength(6);
    for (const url of files) expect((await fetch(url)).status).toBe(200);
    const sends = unwrap(await client.send.jobs.list()).list;
    expect(sends.map(({ state, target }) => [state, target])).toEqual([
      ['ended', 'Room'],
      ['ended', 'RoomNotice'],
      ['ended', 'Room'],
      ['ended', 'Contact'],
    ]);
    // Three went out whole; the newest one did not.
    expect(sends.map(({ counts }) => counts.offline)).toEqual([3, 0, 0, 0]);
    expect(sends[0]?.counts).toMatchObject({ handedOver: 15 });
    const bought = unwrap(await client.order.list()).list;
    expect(bought.map(({ kind, state }) => [kind, state])).toEqual([
      ['avip', 'paid'],
      ['qvip', 'cancelled'],
      ['mvip', 'paid'],
    ]);
    const talks = unwrap(await client.dialogue.list()).list;
    expect(talks.every(({ name }) => name !== '')).toBe(true);
    expect(talks.filter(({ usedNum }) => usedNum > 0)).toHaveLength(2);
    expect(unwrap(await client.robot.config.history()).list.length).toBeGreaterThan(2);
    expect(unwrap(await client.group.all()).filter(({ isAdmin }) => isAdmin)).toHaveLength(24);
    const friends = unwrap(await client.contact.all());
    expect(new Set(friends.map(({ name }) => name)).size).toBeGreaterThan(290);
    expect(unwrap(await client.openApi.credentials())).toEqual({
      apiKey: demo?.apiKey,
      apiSecret: demo?.apiSecret,
    });

    const chats = unwrap(await client.log.conversations());
    const lastSaid = Math.max(...chats.list.map(({ lastAt }) => Date.parse(lastAt)));
    expect(lastSaid).toBeLessThanOrEqual(Date.parse(robot.lastHeartbeat ?? ''));
    expect(chats.count).toBe(6);
    expect(unwrap(await client.log.settings())).toMatchObject({ open: true });
    expect(unwrap(await client.log.settings()).count).toBeGreaterThan(40);
    const days = unwrap(await client.log.daily()).list;
    expect(days.filter(({ received, sent }) => received > 0 && sent > 0).length).toBeGreaterThan(4);
    const { list: hits } = unwrap(await client.log.hits());
    expect(hits.map(({ list }) => list)).toEqual(
      expect.arrayContaining(['replyKeywords', 'eventKeywords']),
    );

    const { config } = unwrap(await client.robot.config.load());
    const parsed = parseConfig(config ?? '');
    expect(parsed).toMatchObject({ status: 'ready', view: { autoReply: false } });
    const listed = JSON.parse(config ?? '') as JsonObject;
    const empty = CONFIG_LISTS.filter((list) => listedRows(listed, list).length === 0);
    expect(empty).toEqual(['parseMiniRooms', 'avatarList']);
    const { batchTask, custom, dialogue, reminder, rss } = client;
    const counts = [
      unwrap(await dialogue.list()).count,
      unwrap(await rss.list()).count,
      unwrap(await batchTask.list()).count,
      unwrap(await reminder.list()).count,
    ];
    expect(counts).toEqual([3, 3, 5, 3]);
    expect(unwrap(await custom.load()).config.roomReply).toHaveLength(3);
    // What needs a key or a server of the user's own is off.
    const offered = await server.services.dialogue.forRobot(info.userId);
    expect(offered.filter((each) => 'openChat' in each && each.openChat)).toEqual([]);
    const robotReads = await server.services.config.serve(info.userId, server.url);
    const { replyKeywords, dayTaskSchedule }: { [name: string]: object[] } = JSON.parse(robotReads);
    expect(replyKeywords?.length).toBeGreaterThan(3);
    // It has a daily saying and no key for the weather, which would crash the robot at half past seven.
    expect(dayTaskSchedule).toEqual([]);
    expect(await server.services.saying.tasks(info.userId)).toMatchObject([
      { taskType: 'customContent', cron: '0 30 7 * * *' },
      { taskType: 'customContent', cron: '0 0 8 * * 6' },
    ]);
  });

  it('is made once, and only while there are no accounts', async () => {
    expect(await addDemoAccount(server.services, locale)).toBeUndefined();
  });

  it('gives way to the people of the first real robot', async () => {
    const demo = await server.services.account.login(
      { email: 'demo@chatdeck.local', password },
      { ip: 'test', locale: 'zh-CN' },
    );
    const people = [{ wxid: 'wxid_1', name: '真朋友' }];
    await server.services.contact.receive(demo.userId, 'wxid_demo_robot', people);
    const { list } = await server.services.contact.page(demo.userId, {});
    expect(list).toMatchObject(people);
  });

  it('has a password of its own in every server', async () => {
    const guess = await createChatdeckClient({ baseUrl: server.url }).account.login({
      email: 'demo@chatdeck.local',
      password: 'demo',
    });
    expect(guess).toMatchObject({ ok: false, code: CODE.wrongCredentials });
  });
});
