import { freshConfig, parseConfig, serializeConfig, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { call, signUp, useServer, type TestAccount } from '../../testing/test-server';
import { configRepository } from './config.repository';

const server = useServer();

const UNKNOWN = '{"unknown":{"deep":[1,null,"🐳"],"__big":9007199254740993}, "noNeedAt":true }';

const save = (account: TestAccount, config: string, baseVersion: number) =>
  account.client.robot.config.save({ config, baseVersion });

describe('The robot config', () => {
  it('is empty until it is initialised', async () => {
    const { client } = await signUp(server);
    expect(unwrap(await client.robot.config.load())).toMatchObject({
      id: null,
      config: null,
      version: 0,
      liveVersion: null,
    });
  });

  it('comes back byte for byte, fields that nobody knows included', async () => {
    const account = await signUp(server);
    expect(unwrap(await save(account, UNKNOWN, 0))).toMatchObject({ version: 1 });
    expect(unwrap(await account.client.robot.config.load())).toMatchObject({
      config: UNKNOWN,
      version: 1,
    });
  });

  it('refuses a save over a version that is not the newest, and gives that one', async () => {
    const account = await signUp(server);
    await save(account, '{"a":1}', 0);
    expect(await save(account, '{"a":2}', 0)).toMatchObject({
      ok: false,
      code: CODE.configChanged,
      data: { version: 1, config: '{"a":1}' },
    });
  });

  it('has nothing of a refused save in its history', async () => {
    const account = await signUp(server);
    unwrap(await save(account, '{"a":1}', 0));
    expect(await save(account, '{"a":2}', 0)).toMatchObject({ code: CODE.configChanged });
    const { list } = unwrap(await account.client.robot.config.history());
    expect(list.map(({ version }) => version)).toEqual([1]);
    expect(unwrap(await account.client.robot.config.revision(1)).list).toMatchObject([
      { config: '{"a":1}' },
    ]);
  });

  it.each([
    ['no JSON', 'nothing'],
    ['a list', '[]'],
    ['a key that the robot cannot store', '{"a":{"$where":1}}'],
    ['a reply that is no text', '{"defaultReply":5}'],
  ])('refuses %s', async (_, config) => {
    const { token } = await signUp(server);
    const body = { config, baseVersion: 0 };
    const answer = await call(server, 'POST', '/v1/api/wechat/config/update', { token, body });
    expect(answer).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: expect.stringMatching(/^config/) }] },
    });
  });

  it('loses nothing of four writers at once', async () => {
    const account = await signUp(server);
    unwrap(await save(account, freshConfig('zh-CN'), 0));

    async function append(word: string): Promise<void> {
      const { config, version } = unwrap(await account.client.robot.config.load());
      const parsed = parseConfig(config ?? '');
      if (parsed.status !== 'ready') throw new Error('The stored config cannot be read');
      const avatarList = [...parsed.view.avatarList, word];
      const result = await save(account, serializeConfig(parsed.stored, { avatarList }), version);
      if (!result.ok) return append(word);
    }
    const writers = ['a', 'b', 'c', 'd'];
    await Promise.all(
      writers.map(async (writer) => {
        for (let count = 0; count < 15; count += 1) await append(`${writer}${count}`);
      }),
    );

    const { config, version } = unwrap(await account.client.robot.config.load());
    const { avatarList: text }: { avatarList: string[] } = JSON.parse(config ?? '{}');
    expect(new Set(text).size).toBe(60);
    expect(text).toHaveLength(60);
    expect(version).toBe(61);
  });
});

describe('Earlier saves of the config', () => {
  it('are listed newest first, twenty of them, and saved again as a new version', async () => {
    const account = await signUp(server);
    for (let version = 0; version < 22; version += 1) {
      await save(account, JSON.stringify({ version: version + 1 }), version);
    }
    const { config } = account.client.robot;
    const { list } = unwrap(await config.history());
    expect(list.map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, at) => 22 - at),
    );

    expect(list[0]).not.toHaveProperty('config');
    expect(unwrap(await config.revision(5)).list).toEqual([
      { version: 5, savedAt: expect.any(String), config: '{"version":5}' },
    ]);
    expect(await config.revision(2)).toMatchObject({ code: CODE.notFound });
    const other = await signUp(server);
    expect(await other.client.robot.config.revision(5)).toMatchObject({ code: CODE.notFound });

    expect(unwrap(await config.restore({ version: 5, baseVersion: 22 }))).toMatchObject({
      version: 23,
    });
    expect(unwrap(await config.load()).config).toBe('{"version":5}');
    expect(await config.restore({ version: 1, baseVersion: 23 })).toMatchObject({
      code: CODE.notFound,
    });
    expect(await config.restore({ version: 6, baseVersion: 22 })).toMatchObject({
      code: CODE.configChanged,
      data: { version: 23 },
    });
  });
});

interface ServedConfig {
  readonly id: number;
  readonly defaultReply: string;
  readonly userInfo: { readonly userId: string };
  readonly mine: number;
}

describe('The config that the robot loads', () => {
  async function served({ robot }: TestAccount): Promise<ServedConfig> {
    const { data } = await robot.get<{ config: string }>('/wechat/config');
    const config: ServedConfig = JSON.parse(data.config);
    return config;
  }

  it('is a fresh one before it was initialised, under an id that stays', async () => {
    const account = await signUp(server, '小李');
    const first = await served(account);
    expect(first.defaultReply).toBe('我在呢');
    expect(first.userInfo).toEqual({ userId: account.userId, name: '小李', role: 'vip' });
    await save(account, UNKNOWN, 0);
    expect((await served(account)).id).toBe(first.id);
  });

  it('says who it belongs to, whatever the document claims, and leaves paused rows out', async () => {
    const account = await signUp(server);
    const claims = { id: 1, userInfo: { userId: 'other', role: 'x' }, chatdeckPaused: {}, mine: 1 };
    await save(account, JSON.stringify(claims), 0);
    const config = await served(account);
    expect(config.userInfo.userId).toBe(account.userId);
    expect(config.mine).toBe(1);
    expect(config).not.toHaveProperty('chatdeckPaused');
  });

  it('is distinguished from the saved one until the robot has fetched it', async () => {
    const account = await signUp(server);
    await save(account, '{"a":1}', 0);
    await served(account);
    await save(account, '{"a":2}', 1);
    const live = async () => unwrap(await account.client.robot.config.load()).liveVersion;
    expect(await live()).toBe(1);
    await served(account);
    expect(await live()).toBe(2);
  });

  it('stays the newest that the robot has fetched, when an older load of it ends later', async () => {
    const account = await signUp(server);
    await save(account, '{"a":1}', 0);
    await save(account, '{"a":2}', 1);
    const configs = configRepository(server.db, false);
    await configs.markLive(account.userId, 2);
    await configs.markLive(account.userId, 1);
    expect(await configs.find(account.userId)).toMatchObject({ version: 2, liveVersion: 2 });
  });

  it('is announced to a robot that listens, after each save', async () => {
    const account = await signUp(server);
    const robot = await account.robot.listen();
    await save(account, '{"a":1}', 0);
    expect(await robot.next()).toEqual({
      topic: `aibotk/${account.userId}/event`,
      message: { target: 'system', event: 'updateConfig' },
    });
    await robot.close();
  });
});
