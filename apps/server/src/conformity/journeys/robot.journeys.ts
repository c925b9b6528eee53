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

  'people are listed, found and told where they are named': async (world) => {
    const { client, friend, room } = world;
    expect(unwrap(await client.contact.list({ pageSize: 1 })).list).toHaveLength(1);
    expect(unwrap(await client.contact.all()).map(({ wxid }) => wxid)).toContain(friend.wxid);
    expect(unwrap(await client.group.list({ name: room.topic })).count).toBeGreaterThan(0);
    expect(unwrap(await client.group.all()).map(({ wxid }) => wxid)).toContain(room.wxid);
    expect(unwrap(await client.contact.searchNames(friend.name))).toContain(friend.name);
    expect(unwrap(await client.group.search(room.topic))[0]).toMatchObject({ name: room.topic });
    expect(unwrap(await client.contact.related(friend.wxid)).list).toBeInstanceOf(Array);
    expect(unwrap(await client.group.related(room.wxid)).list).toBeInstanceOf(Array);
  },

  'live events begin with how the robot stands': async ({ client }) => {
    for await (const event of client.event.listen()) {
      expect(event).toMatchObject({ type: 'robot', online: true });
      break;
    }
  },
};
