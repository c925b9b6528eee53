import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { refuses, type Journeys } from './journey';

/** The robot, its config, its contacts and what it reports. */
export const robotJourneys: Journeys = {
  'the config is saved, refused over a newer one, listed and restored': async ({ client }) => {
    const config = (chatDelay: number) => JSON.stringify({ chatDelay });
    const { version } = unwrap(await client.robot.config.load());
    const first = unwrap(
      await client.robot.config.save({ config: config(3), baseVersion: version }),
    );
    const late = { config: config(4), baseVersion: version };
    await refuses(client.robot.config.save(late), CODE.configChanged);
    await refuses(client.robot.config.save({ ...late, config: '{' }), CODE.invalidValue);
    const second = unwrap(
      await client.robot.config.save({ config: config(5), baseVersion: first.version }),
    );
    const { list } = unwrap(await client.robot.config.history());
    expect(list[0]).toMatchObject({ version: second.version });
    const back = { version: first.version, baseVersion: second.version };
    unwrap(await client.robot.config.restore(back));
    expect(unwrap(await client.robot.config.load()).config).toContain('"chatDelay":3');
    await refuses(client.robot.config.restore(back), CODE.configChanged);
  },

  'the robot tells how it stands and takes commands': async ({ client, goOffline }) => {
    expect(unwrap(await client.robot.status())).toMatchObject({ online: true });
    unwrap(await client.robot.setVerifyCode('4711'));
    unwrap(await client.robot.clearRecords());
    unwrap(await client.send.event({ target: 'system', event: 'reloadFriend' }));
    await goOffline();
    await expect.poll(async () => unwrap(await client.robot.status()).online).toBe(false);
    await refuses(client.send.event({ target: 'logout' }), CODE.robotOffline);
  },

  'messages are recorded, shown with what the robot ran with, counted and deleted': async (
    world,
  ) => {
    const { client, room, report } = world;
    expect(unwrap(await client.log.changeSettings({ open: true, media: false }))).toMatchObject({
      open: true,
      isMember: true,
    });
    await report('几点开门');
    const { wxid: conversationId, topic } = room;
    const settings = unwrap(await client.log.settings());
    expect(settings.count).toBeGreaterThan(0);
    const chats = unwrap(await client.log.conversations({ search: topic }));
    expect(chats.list[0]).toMatchObject({ conversationId, name: topic, lastText: '几点开门' });
    const only = unwrap(await client.log.conversations({ conversationId }));
    expect(only).toMatchObject({ count: 1, list: [{ conversationId, name: topic }] });
    const none = unwrap(await client.log.conversations({ conversationId: 'nobody' }));
    expect(none).toEqual({ count: 0, list: [] });
    const { list } = unwrap(await client.log.messages({ conversationId, limit: 1 }));
    expect(list).toMatchObject([{ isSelf: false, text: '几点开门', usedUp: [] }]);
    const revision = unwrap(await client.log.revision(list[0]?.revision ?? ''));
    expect(JSON.parse(revision.config)).toBeTypeOf('object');
    await refuses(client.log.revision('999999'), CODE.notFound);
    expect(unwrap(await client.log.hits())).toMatchObject({ open: true });
    expect(unwrap(await client.log.daily())).toMatchObject({
      list: { length: 7 },
      hours: { length: 24 },
    });
    unwrap(await client.log.remove(conversationId));
    expect(unwrap(await client.log.messages({ conversationId }))).toEqual({
      list: [],
      hasMore: false,
    });
    unwrap(await client.log.clear());
    expect(unwrap(await client.log.settings())).toMatchObject({ count: 0, lastAt: null });
  },

  'people are listed and found, with the places that name them': async (world) => {
    const { client, friend, room } = world;
    expect(unwrap(await client.contact.list({ pageSize: 1 })).list).toHaveLength(1);
    expect(unwrap(await client.contact.all()).map(({ wxid }) => wxid)).toContain(friend.wxid);
    expect(unwrap(await client.group.list({ name: room.topic })).count).toBeGreaterThan(0);
    expect(unwrap(await client.group.all()).map(({ wxid }) => wxid)).toContain(room.wxid);
    expect(unwrap(await client.contact.searchNames(friend.name))).toContain(friend.name);
    expect(unwrap(await client.group.search(room.topic))[0]).toMatchObject({ name: room.topic });
    expect(unwrap(await client.contact.related(friend.wxid)).list).toBeInstanceOf(Array);
    expect(unwrap(await client.group.related(room.wxid)).list).toBeInstanceOf(Array);
    expect(unwrap(await client.contact.relatedCounts([friend.wxid])).list).toBeInstanceOf(Array);
    expect(unwrap(await client.group.relatedCounts([room.wxid])).list).toBeInstanceOf(Array);
  },

  'people are given tags, found by them and sorted': async ({ client, friend, room }) => {
    const { wxid } = friend;
    expect(unwrap(await client.contact.tag([{ wxid, tags: ['周三', '周三'] }])).ids).toEqual([
      wxid,
    ]);
    const tagged = unwrap(await client.contact.list({ tag: '周三' }));
    expect(tagged).toMatchObject({ count: 1, list: [{ wxid, tags: ['周三'] }] });
    expect(unwrap(await client.contact.tags()).list).toContainEqual({ tag: '周三', count: 1 });
    expect(unwrap(await client.contact.tag([{ wxid: 'nobody', tags: [] }])).ids).toEqual([]);
    unwrap(await client.group.tag([{ wxid: room.wxid, tags: ['周四'] }]));
    expect(unwrap(await client.group.list({ tag: '周四' })).count).toBe(1);
    expect(unwrap(await client.group.tags()).list).toContainEqual({ tag: '周四', count: 1 });
    await refuses(client.contact.tag([]), CODE.missingValue);
    await refuses(client.contact.tag([{ wxid, tags: ['长'.repeat(51)] }]), CODE.invalidValue);
    const names = async (sort: 'name' | 'nameDown') =>
      unwrap(await client.contact.list({ sort, pageSize: 100 })).list.map(({ name }) => name);
    expect(await names('nameDown')).toEqual((await names('name')).reverse());
    expect(unwrap(await client.contact.list({ name: wxid })).list).toMatchObject([{ wxid }]);
  },

  'live events begin with how the robot stands': async ({ client }) => {
    for await (const event of client.event.listen()) {
      expect(event).toMatchObject({ type: 'robot', online: true });
      break;
    }
  },
};
