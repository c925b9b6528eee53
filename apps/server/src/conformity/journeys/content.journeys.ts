import { unwrap, type MaterialForm, eachItem, type Result } from '@chatdeck/sdk';
import { CODE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { DAILY, TEXT, refuses, type Journeys } from './journey';

interface Stored<Id, Input, Item> {
  add: (input: Input) => Promise<Result<Item>>;
  update: (id: Id, input: Input & { readonly baseVersion?: number }) => Promise<Result<Item>>;
  remove: (id: Id) => Promise<Result<unknown>>;
  restore: (id: Id) => Promise<Result<Item>>;
  list: (page: {
    current: number;
    pageSize: number;
  }) => Promise<Result<{ count: number; list: Item[] }>>;
}

/**
 * Adds, reads, changes, removes, restores and again removes an item of a list, and expects that it is deleted; returns
 * its id. A change based on an older version is refused with the current item.
 */
async function keeps<Id, Input extends object, Item extends { id: Id; version: number }>(
  resource: Stored<Id, Input, Item>,
  input: Input,
  change: Input,
): Promise<Id> {
  const { id, version } = unwrap(await resource.add(input));
  const find = async () => {
    for await (const item of eachItem(resource.list)) if (item.id === id) return item;
    return undefined;
  };
  expect(await find()).toMatchObject({ id, version: 1 });

  const changed = unwrap(await resource.update(id, { ...change, baseVersion: version }));
  expect(changed).toMatchObject({ id, version: 2 });
  const late = await resource.update(id, { ...input, baseVersion: version });
  expect(late).toMatchObject({ code: CODE.configChanged, data: { current: { id, version: 2 } } });
  expect(await find()).toEqual(changed);

  unwrap(await resource.remove(id));
  expect(await find()).toBeUndefined();
  await refuses(resource.update(id, { ...change, baseVersion: 2 }), CODE.notFound);
  expect(unwrap(await resource.restore(id))).toEqual(changed);
  expect(await find()).toEqual(changed);
  await refuses(resource.restore(id), CODE.notFound);
  unwrap(await resource.remove(id));
  return id;
}

/** The content that an account writes and stores. */
export const contentJourneys: Journeys = {
  'several materials are tagged, removed and restored at once': async ({ client }) => {
    const input = { ...TEXT, tag: '旧' };
    const [one, other] = [
      unwrap(await client.material.add({ ...input, name: '一' })),
      unwrap(await client.material.add({ ...input, name: '二' })),
    ];
    // As texts: of 99 and 100 the later one comes first.
    const ids = [one.id, other.id].sort();
    const none = '999999999';
    const sorted = (answer: { readonly ids: readonly string[] }) => [...answer.ids].sort();
    expect(sorted(unwrap(await client.library.tag(ids.map((id) => ({ id, tag: '新' })))))).toEqual(
      ids,
    );
    expect(unwrap(await client.material.get(one.id))).toMatchObject({ tag: '新', version: 2 });
    const byId = [
      { id: one.id, tag: '旧' },
      { id: other.id, tag: '' },
      { id: none, tag: '旧' },
    ];
    expect(sorted(unwrap(await client.library.tag(byId)))).toEqual(ids);
    expect(unwrap(await client.material.get(other.id))).toMatchObject({ tag: '' });
    const texts = async () =>
      unwrap(await client.library.counts()).list.find(({ type }) => type === 1)?.count ?? 0;
    const before = await texts();
    expect(sorted(unwrap(await client.library.remove([...ids, none])))).toEqual(ids);
    expect(await texts()).toBe(before - 2);
    expect(unwrap(await client.library.remove(ids)).ids).toEqual([]);
    expect(sorted(unwrap(await client.library.restore(ids)))).toEqual(ids);
    expect(await texts()).toBe(before);
    expect(unwrap(await client.library.sizes(ids)).list).toEqual([]);
    await refuses(client.library.remove([]), CODE.missingValue);
    const long = [{ id: one.id, tag: '长'.repeat(51) }];
    await refuses(client.library.tag(long), CODE.invalidValue);
    const named = async (sort: 'oldest' | 'updated') =>
      unwrap(await client.material.list({ sort, pageSize: 100 })).list.map(({ id }) => id);
    const oldest = await named('oldest');
    expect(oldest.indexOf(one.id)).toBeLessThan(oldest.indexOf(other.id));
    unwrap(await client.library.remove(ids));
  },
  'materials are kept in their own type': async ({ client }) => {
    const input = { ...TEXT, name: '早安', tag: '晨间' };
    const id = await keeps(client.material, input, { ...input, name: '晚安' });
    await refuses(client.material.get(id), CODE.notFound);
    await refuses(client.material.related(id), CODE.notFound);
    expect(unwrap(await client.material.relatedCounts([id])).list).toEqual([]);
    await refuses(client.material.add({ ...input, name: ' ' }), CODE.missingValue);
    unwrap(await client.material.restore(id));
    const named = async (query: object) =>
      unwrap(await client.material.list(query)).list.map(({ name }) => name);
    expect(await named({ word: '晨间' })).toEqual(['晚安']);
    expect(await named({ tagged: '晨间' })).toEqual(['晚安']);
    expect(await named({ tagged: '晨' })).toEqual([]);
    expect(unwrap(await client.material.tags({ type: 1 })).list).toContainEqual({
      tag: '晨间',
      count: 1,
    });
    expect(unwrap(await client.material.get(id))).toMatchObject({ name: '晚安' });

    const { uploadUrl, publicBase, prefix, token } = unwrap(await client.material.uploadGrant());
    expect([uploadUrl, publicBase].every((url) => URL.canParse(url))).toBe(true);
    expect([prefix.endsWith('/'), token === '']).toEqual([true, false]);
    const url = `${publicBase}${prefix}a.png`;
    const card = { title: '五月书单', description: '十本', thumbUrl: url };
    const mini = { appid: 'wx1', username: 'gh_1', pagePath: 'pages/a' };
    const others: MaterialForm[] = [
      { type: 2, name: '封面', url, fileType: 'png' },
      { type: 4, name: '书单', url: 'https://qinghe.cn', ...card },
      { type: 5, name: '预约', ...mini, ...card },
    ];
    for (const other of others) await keeps(client.material, other, { ...other, name: '新名' });
  },

  'files are stored under the rules of their dialog and can be fetched': async ({ client }) => {
    const file = new File(['早安，今天也读十页吧。'], 'menu.txt', { type: 'text/plain' });
    const { url } = await client.upload.upload('material', file);
    expect(await (await fetch(url)).text()).toBe('早安，今天也读十页吧。');
    const named = new File(['x'], '菜单.txt', { type: 'text/plain' });
    const { list: unused } = unwrap(await client.upload.unused());
    expect(unused.some(({ key }) => url.endsWith(key))).toBe(true);
    const usage = unwrap(await client.upload.usage());
    expect(usage.files).toBeGreaterThanOrEqual(usage.unused.files);
    await expect(client.upload.upload('send', named)).rejects.toMatchObject({
      kind: 'validation',
      issues: [{ path: 'file', message: '文件名不能带中文' }],
    });
    await expect(client.upload.uploadThumbnail('send', file)).rejects.toMatchObject({
      kind: 'validation',
    });
  },

  'preset roles are kept': async ({ client }) => {
    const role = { name: '客服', content: '你是客服。' };
    const id = await keeps(client.prompt, role, { ...role, name: '老师' });
    await refuses(client.prompt.get(id), CODE.notFound);
    expect(unwrap(await client.prompt.all())).toBeInstanceOf(Array);
    expect(unwrap(await client.prompt.relatedCounts([String(id)])).list).toEqual([]);
    await refuses(client.prompt.related(id), CODE.notFound);
  },

  'sample messages are kept': async ({ client }) => {
    const expected = {
      outcome: 'answered' as const,
      sends: [{ kind: 'contact' as const, name: '林知远', type: 1, text: '每天 10:00 开门' }],
      asks: [],
    };
    const sample = { text: '几点开门', friend: { id: 'wxid_lin', name: '林知远' }, expected };
    await keeps(client.sample, sample, { ...sample, text: '几点关门' });
  },

  'a service is asked as it is saved': async ({ client }) => {
    const { version } = unwrap(await client.robot.config.load());
    const provider = { place: 'provider', text: '你好' } as const;
    const known = unwrap(await client.question.ask({ ...provider, version }));
    expect(known).toMatchObject({ fault: 'keyMissing', replies: [], host: '', status: null });
    const stale = unwrap(await client.question.ask({ ...provider, version: version + 1 }));
    expect(stale).toMatchObject({ fault: 'changed', replies: [] });
    const gone = { place: 'dialogue', id: '999999', version: 1, text: '你好' } as const;
    await refuses(client.question.ask(gone), CODE.notFound);
  },

  'dialogues, feeds, batch tasks and reminders are kept': async (world) => {
    const { client, friend, room } = world;
    const targets = [{ id: room.wxid, name: room.topic }];
    const dialogue = {
      type: 'room' as const,
      targets,
      robotType: ROBOT_TYPE.chatGpt,
      botConfig: { token: 'sk-1', model: 'gpt-4o' },
    };
    await keeps(client.dialogue, dialogue, { ...dialogue, limitNum: 5, name: '店务' });
    const one = unwrap(await client.dialogue.add(dialogue));
    const other = unwrap(await client.dialogue.add(dialogue));
    unwrap(await client.dialogue.reorder([other.id]));
    const { list } = unwrap(await client.dialogue.list());
    expect(list[0]?.id).toBe(other.id);
    expect(list.map(({ id }) => id)).toContain(one.id);
    await refuses(client.dialogue.reorder(['999999']), CODE.notFound);
    const feed = {
      type: 'room' as const,
      targets,
      rssUrl: 'https://a.cn/feed',
      updateTime: DAILY,
    };
    await keeps(client.rss, feed, { ...feed, prefixWord: '新' });
    const task = {
      type: 'room' as const,
      cron: DAILY,
      targets,
      taskType: 'news' as const,
      taskInfo: { sortId: 7 },
    };
    await keeps(client.batchTask, task, { ...task, cron: '0 30 8 * * *', isPaused: true });
    const reminder = { isLoop: true, subscribe: friend.name, time: DAILY, content: '喝水' };
    await keeps(client.reminder, reminder, { ...reminder, content: '吃饭', isPaused: true });
    await refuses(client.reminder.add({ ...reminder, time: '* * * * * *' }), CODE.invalidValue);
  },

  'the custom centre and the channels of schedules': async ({ client }) => {
    const channels = [{ sortId: 7, name: '日签', items: [TEXT] }];
    unwrap(await client.custom.save({ channels }));
    const { version, ...stored } = unwrap(await client.custom.load());
    expect(stored).toMatchObject({ config: { channels } });
    expect(unwrap(await client.custom.save({}, { baseVersion: version }))).toMatchObject({
      version: version + 1,
    });
    expect(await client.custom.save({ channels: [] }, { baseVersion: version })).toMatchObject({
      code: CODE.configChanged,
      data: { current: { version: version + 1, config: { channels } } },
    });
    expect(unwrap(await client.schedule.customChannels())).toEqual([{ sortId: 7, name: '日签' }]);
    const held = unwrap(await client.schedule.ownChannels());
    expect(held.list).toMatchObject(channels);
    const [channel] = channels;
    const twice = channel ? [channel, channel] : [];
    await refuses(client.schedule.saveOwnChannels(twice), CODE.invalidValue);
    const based = { baseVersion: held.version };
    const renamed = channels.map((row) => ({ ...row, name: '早签' }));
    const saved = unwrap(await client.schedule.saveOwnChannels(renamed, based));
    expect(saved).toMatchObject({ version: held.version + 1, list: renamed });
    expect(await client.schedule.saveOwnChannels([], based)).toMatchObject({
      code: CODE.configChanged,
      data: { current: { version: saved.version } },
    });
    expect(unwrap(await client.schedule.newsChannels()).length).toBeGreaterThan(20);
  },
};
