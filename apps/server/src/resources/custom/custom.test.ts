import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answer';
import { call, signUp, signUpMember, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();
type Parts = Parameters<ChatdeckClient['custom']['save']>[0];

type Row = NonNullable<Parts['roomReply']>[number];

const text = (content: string) => ({ type: 1, content });
const everywhere: Row = { rooms: [], keywords: ['早'], reg: 1, replys: [text('早上好')] };
const inClub: Row = { rooms: ['读书会'], keywords: ['书单'], reg: 2, replys: [text('本月共读')] };
const inPrivate: Row = { rooms: [], keywords: ['价格'], reg: 1, replys: [text('私下说')] };
const roomReply = [everywhere, inClub];
const privateKeywords = [inPrivate];
const parts = { roomReply, privateKeywords };

const ROUTES = ['roomReply', 'privateKeyword'];
const withRights = () => signUpMember(server, '小王', ROUTES);

interface Served {
  readonly replyKeywords: object[];
  readonly callBackEvents: { readonly postUrl: string; readonly keywords: string[] }[];
  readonly forwards: object[];
  readonly privateForwards: object[];
  readonly summerConfig: object | null;
  readonly customBot: object | null;
}

async function served({ robot }: TestAccount): Promise<Served> {
  const { data } = await robot.get<{ config: string }>('/wechat/config');
  const config: Served = JSON.parse(data.config);
  return config;
}

async function ask({ robot }: TestAccount, url: string, word: string, roomName: string) {
  const asked = { uid: 'wxid_1', uname: '周明', roomId: 'r', roomName, isMention: 0, word };
  const response = await server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload: await robot.signed({ ...asked, timestamp: Math.floor(Date.now() / 1000) }),
  });
  return response.json<Answer<object[]>>().data;
}

describe('The custom centre', () => {
  it('stores what is saved, part by part, and notifies the robot', async () => {
    const { client, robot } = await withRights();
    const listener = await robot.listen();
    expect(unwrap(await client.custom.load())).toMatchObject({ id: null });
    unwrap(await client.custom.save({ roomReply }));
    unwrap(await client.custom.save({ privateKeywords, ours: { stored: true } }));
    expect(unwrap(await client.custom.load())).toMatchObject({
      id: expect.any(Number),
      config: { roomReply, privateKeywords, ours: { stored: true } },
    });
    expect((await listener.next())?.message).toEqual({ target: 'system', event: 'updateConfig' });
    await listener.close();
  });

  it('is closed to an account without custom rights', async () => {
    const { client } = await signUpMember(server);
    const refused = { ok: false, code: CODE.customRightNeeded };
    expect(await client.custom.load()).toMatchObject(refused);
    expect(await client.custom.save(parts)).toMatchObject(refused);
  });

  it.each([
    [{ roomReply: [{ ...everywhere, keywords: [] }] }, CODE.missingValue],
    [{ roomReply: [{ ...everywhere, keywords: [' '] }] }, CODE.invalidValue],
    [{ privateKeywords: [{ ...inPrivate, replys: [] }] }, CODE.missingValue],
    [{ channels: [{ sortId: 1, name: '', items: [text('x')] }] }, CODE.missingValue],
    [{ extra: { $where: 1 } }, CODE.invalidValue],
  ])('refuses %o', async (config, code) => {
    const { token } = await withRights();
    const url = '/v1/api/wechat/custom/update';
    expect(await call(server, 'POST', url, { token, body: { config } })).toMatchObject({ code });
  });
});

describe('What the robot makes of the custom centre', () => {
  it('is a keyword reply for all groups, and a question to us for some', async () => {
    const account = await withRights();
    unwrap(await account.client.custom.save(parts));
    const { replyKeywords, callBackEvents } = await served(account);
    expect(replyKeywords).toEqual([
      { keywords: ['早'], reg: 1, needAt: 0, scope: 'room', replys: [text('早上好')] },
    ]);
    expect(callBackEvents.map(({ keywords }) => keywords)).toEqual([['价格'], ['书单']]);
    const url = callBackEvents[1]?.postUrl ?? '';
    expect(await ask(account, url, '书单', '读书会')).toMatchObject([text('本月共读')]);
    expect(await ask(account, url, '书单', '别的群')).toEqual([]);
    expect(await ask(account, url, '书单呢', '读书会')).toEqual([]);
  });

  it('answers in private and leaves the group silent', async () => {
    const account = await withRights();
    const listener = await account.robot.listen();
    unwrap(await account.client.custom.save(parts));
    await listener.next();
    const url = (await served(account)).callBackEvents[0]?.postUrl ?? '';
    expect(await ask(account, url, '价格多少', '读书会')).toEqual([text('')]);
    expect(await listener.next()).toEqual({
      topic: `aibotk/${account.userId}/multisay`,
      message: {
        target: 'Contact',
        groups: [{ wxid: 'wxid_1', name: '周明' }],
        messages: [text('私下说')],
      },
    });
    await listener.close();
  });

  it('sends the items of a channel in turn, each task from the start', async () => {
    const { client, robot } = await withRights();
    const items = [text('一'), text('二')];
    unwrap(await client.custom.save({ channels: [{ sortId: 7, name: '日签', items }] }));
    expect(unwrap(await client.schedule.customChannels())).toEqual([{ sortId: 7, name: '日签' }]);
    const next = async (taskId?: string) =>
      (await robot.get('/customnews', { id: '7', taskId })).data;
    expect(await next('a')).toMatchObject([text('一')]);
    expect(await next('a')).toMatchObject([text('二')]);
    expect(await next('a')).toMatchObject([text('一')]);
    expect(await next()).toMatchObject([text('一')]);
    expect((await robot.get('/customnews', { id: '8' })).data).toEqual([]);
  });
});

describe('What an account may not use', () => {
  const forwarded = { keywords: ['z'], reg: 1, type: 'room', forwardType: 'contact' };
  const config = JSON.stringify({
    forwards: [forwarded],
    privateForwards: [{ name: '周明' }],
    summerConfig: { open: true, keywords: [] },
    customBot: { open: true, customUrl: 'https://a.cn' },
    callBackEvents: [{ keywords: ['x'], reg: 1, type: 100, customUrl: 'https://a.cn' }],
    replyKeywords: [{ keywords: ['y'], reg: 1 }],
  });

  it('is left out of what its robot is served, and kept in storage', async () => {
    const account = await signUp(server);
    unwrap(await account.client.robot.config.save({ config, baseVersion: 0 }));
    expect(await served(account)).toMatchObject({
      forwards: [],
      privateForwards: [],
      summerConfig: null,
      customBot: null,
      callBackEvents: [],
      replyKeywords: [{ keywords: ['y'] }],
    });
    expect(unwrap(await account.client.robot.config.load()).config).toBe(config);
  });

  it('is served to one that may', async () => {
    const account = await signUpMember(server, '小王', ['keywordForward']);
    unwrap(await account.client.robot.config.save({ config, baseVersion: 0 }));
    expect(await served(account)).toMatchObject({
      forwards: [forwarded],
      privateForwards: [{ name: '周明' }],
      summerConfig: { open: true },
      customBot: null,
      callBackEvents: [{ keywords: ['x'] }],
    });
  });
});
