import { unwrap } from '@chatdeck/sdk';
import { CODE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  signUp,
  signUpMember,
  startBackend,
  useServer,
  type TestAccount,
} from '../../testing/test-server';
import { KEY, save } from './question.fixtures';
import { json, startServiceStub } from './service-stub.fixtures';

const server = useServer({}, () => startBackend({ privateServices: true }));

let stub: Awaited<ReturnType<typeof startServiceStub>>;
beforeAll(async () => {
  stub = await startServiceStub();
});
beforeEach(() => void stub.calls.splice(0));
afterAll(() => stub.close());

describe('A question to a callback', () => {
  const row = (url: string, rest: object = {}) => ({
    keywords: ['查订单'],
    reg: 1,
    needAt: 0,
    scope: 'all',
    type: 100,
    customUrl: url,
    timeout: 10,
    moreData: [{ key: 'shop', value: 'token-of-the-shop' }],
    ...rest,
  });
  const ask = async (account: TestAccount, version: number, index = 0) =>
    unwrap(
      await account.client.question.ask({
        place: 'callback',
        index,
        version,
        text: '查订单 7',
        isMentioned: true,
        from: { id: 'wxid_1', name: '林知远' },
        room: { id: 'room_1', name: '共读群' },
      }),
    );

  it('sends what the robot sends, and gets its replies', async () => {
    const card = { type: 4, url: 'https://a.example', title: '订单', description: '已发货' };
    stub.answer('/order', json({ code: 200, data: [{ type: 1, content: '已发货' }, card] }));
    const account = await signUpMember(server);
    const paused = { callBackEvents: [{ at: 0, row: row(`${stub.url}/paused`) }] };
    const config = { callBackEvents: [row(`${stub.url}/order`)], chatdeckPaused: paused };
    const version = await save(account, config);
    expect(await ask(account, version, 1)).toMatchObject({
      fault: null,
      replies: [{ type: 1, content: '已发货' }, card],
    });
    expect(stub.calls).toMatchObject([
      {
        path: '/order',
        body: {
          uid: 'wxid_1',
          uname: '林知远',
          roomId: 'room_1',
          roomName: '共读群',
          isMention: 1,
          word: '查订单 7',
          shop: 'token-of-the-shop',
        },
      },
    ]);
    expect(await ask(account, version, 2)).toMatchObject({ fault: 'changed' });
  });

  it.each([
    [{ code: 500, msg: '系统繁忙 token-of-the-shop' }, 'service', 'code 500: 系统繁忙 ***'],
    [{ code: 200, data: '已发货' }, 'shape', '{"code":200,"data":"已发货"}'],
    [{ code: 200, data: [] }, 'empty', ''],
  ])('says what is wrong with %j', async (value, fault, detail) => {
    stub.answer('/order', json(value));
    const account = await signUpMember(server);
    const version = await save(account, { callBackEvents: [row(`${stub.url}/order`)] });
    expect(await ask(account, version)).toMatchObject({ fault, detail });
  });

  it('is answered here when it is a built-in event', async () => {
    const account = await signUpMember(server);
    const [event] = unwrap(await account.client.site.callbackEvents()).list;
    const builtIn = row('', { type: 1, postUrl: event?.postUrl, moreData: [] });
    const version = await save(account, { callBackEvents: [builtIn] });
    expect(await ask(account, version)).toMatchObject({
      host: '',
      replies: [{ content: expect.stringContaining('林知远') as string }],
    });
  });

  it('is for members, as the custom bot is for those who have the right', async () => {
    const account = await signUp(server);
    const version = await save(account, { callBackEvents: [row(`${stub.url}/order`)] });
    const { question } = account.client;
    const said = { version, text: '你好' };
    expect(await question.ask({ place: 'callback', index: 0, ...said })).toMatchObject({
      code: CODE.membershipNeeded,
    });
    expect(await question.ask({ place: 'customBot', ...said })).toMatchObject({
      code: CODE.customRightNeeded,
    });
    expect(stub.calls).toEqual([]);
  });

  it('asks the custom bot in the name of the robot', async () => {
    stub.answer('/bot', json({ code: 200, data: [{ type: 1, content: '在的' }] }));
    const account = await signUpMember(server, '小王', ['customBot']);
    const customBot = { open: true, customUrl: `${stub.url}/bot`, timeout: 60, moreData: [] };
    const version = await save(account, { customBot });
    const question = { place: 'customBot', version, text: '在吗' } as const;
    expect(unwrap(await account.client.question.ask(question)).replies).toEqual([
      { type: 1, content: '在的' },
    ]);
    expect(stub.calls[0]?.body).toMatchObject({ robotId: '', word: '在吗', ualias: '' });
  });
});

describe('A question to a dialogue', () => {
  it('uses its own key and the stored prompt, for members, in the version that is known', async () => {
    stub.answer('/chat/completions', json({ choices: [{ message: { content: '您好！' } }] }));
    const account = await signUpMember(server);
    const prompt = unwrap(await account.client.prompt.add({ name: '店员', content: '你是店员' }));
    const { id, version } = unwrap(
      await account.client.dialogue.add({
        type: 'contact',
        isAllFriend: true,
        robotType: ROBOT_TYPE.chatGpt,
        botConfig: { token: KEY, model: 'gpt-4o', proxyPass: stub.url, promotId: prompt.id },
      }),
    );
    const ask = (of: number) =>
      account.client.question.ask({ place: 'dialogue', id, version: of, text: '你好' });
    expect(unwrap(await ask(version))).toMatchObject({ fault: null, replies: [{ type: 1 }] });
    expect(stub.calls[0]).toMatchObject({
      headers: { authorization: `Bearer ${KEY}` },
      body: { messages: [{ content: '你是店员' }, { content: '你好' }] },
    });
    expect(unwrap(await ask(version + 1)).fault).toBe('changed');
    const other = await signUpMember(server);
    const foreign = { place: 'dialogue', id, version, text: '你好' } as const;
    expect(await other.client.question.ask(foreign)).toMatchObject({ code: CODE.notFound });
    expect(stub.calls).toHaveLength(1);
  });

  it('asks the summary as well, with the key that is saved for it', async () => {
    stub.answer('/chat/completions', json({ choices: [{ message: { content: '大家聊了书' } }] }));
    const account = await signUpMember(server);
    const summerConfig = {
      open: true,
      keywords: ['总结'],
      reg: 1,
      needAt: 0,
      scope: 'all',
      summerType: 'time',
      summerTime: 1,
      botType: ROBOT_TYPE.chatGpt,
      token: KEY,
      baseUrl: stub.url,
      model: 'gpt-4o',
      prompt: '总结一下',
      timeout: 60,
    };
    const version = await save(account, { summerConfig });
    const question = { place: 'summary', version, text: '林知远：今天读什么' } as const;
    expect(unwrap(await account.client.question.ask(question)).replies).toEqual([
      { type: 1, content: '大家聊了书' },
    ]);
    expect(stub.calls[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });
});
