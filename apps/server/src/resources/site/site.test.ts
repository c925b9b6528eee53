import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answer';
import { feedbackCommands } from '../../admin/feedback.commands';
import { mailsTo } from '../../testing/mailbox';
import {
  call,
  signUp,
  signUpMember,
  startBackend,
  useServer,
  type TestAccount,
} from '../../testing/test-server';
import { todayText } from './built-in-events';
import { feedbacks } from '../../database/schema';

const server = useServer();

const asked = {
  uid: 'wxid_1',
  uname: '周明',
  roomId: '',
  roomName: '读书会',
  isMention: 1,
  word: '我是谁',
};

/** Makes a callback as the plugin does: the time of the message, in seconds, replaces that of the call. */
async function callBack({ robot }: TestAccount, url: string, away = 0) {
  const seconds = Math.floor(Date.now() / 1000) + away;
  const response = await server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload: await robot.signed({ ...asked, timestamp: seconds }),
  });
  return { status: response.statusCode, ...response.json<Answer<{ content: string }[]>>() };
}

const events = async ({ client }: TestAccount) =>
  new Map(unwrap(await client.site.callbackEvents()).list.map(({ id, postUrl }) => [id, postUrl]));

describe('Built-in callback events', () => {
  it('are listed with the address that a rule calls, in the language of the reader', async () => {
    const { token } = await signUp(server);
    const english = createChatdeckClient({
      baseUrl: server.url,
      locale: () => 'en',
      auth: { getToken: () => token },
    });
    const { list } = unwrap(await english.site.callbackEvents());
    expect(list.map(({ name }) => name)).toEqual([
      'Who am I',
      'Date and lunar day',
      'Member until',
    ]);
    expect(list[0]?.postUrl).toBe(`${server.url}/v1/api/callback/whoami`);
  });

  it('tell the asker who they are, the day, and whether the account is a member', async () => {
    const account = await signUpMember(server, '小王');
    const urls = await events(account);
    const answerOf = async (id: string) =>
      (await callBack(account, urls.get(id) ?? '')).data[0]?.content;
    expect(await answerOf('whoami')).toBe('你是 周明\n编号：wxid_1\n所在的群：读书会');
    expect(await answerOf('today')).toBe(todayText(new Date()));
    expect(await answerOf('membership')).toBe('小王 是会员，长期有效');
  });

  it.each([
    ['2026-02-16T16:00:00Z', '今天是 2026年2月17日星期二，农历丙午年正月初一'],
    ['2025-07-26T00:00:00Z', '今天是 2025年7月26日星期六，农历乙巳年闰六月初二'],
  ])('know the lunar day in Shanghai at %s', (moment, text) => {
    expect(todayText(new Date(moment))).toBe(text);
  });

  it('stay silent for a caller that nobody should believe, and for an event that is not there', async () => {
    const account = await signUp(server);
    const url = (await events(account)).get('whoami') ?? '';
    const silence = { status: 200, code: 200, data: [] };
    expect(await callBack(account, url, -400)).toMatchObject(silence);
    expect(await callBack(account, url.replace('whoami', 'constructor'))).toMatchObject(silence);
    const unsigned = await server.app.inject({
      method: 'POST',
      url: '/v1/api/callback/whoami',
      payload: asked,
    });
    expect(unsigned.json()).toMatchObject({ code: 200, data: [] });
  });
});

describe('The site', () => {
  it('welcomes a new account and warns when its key was reset', async () => {
    const { client } = await signUp(server);
    await client.openApi.resetCredentials();
    const page = unwrap(await client.site.messages({ pageSize: 1 }));
    expect(page).toMatchObject({ count: 2, list: [{ title: '密钥已重置' }] });
    const next = unwrap(await client.site.messages({ current: 2, pageSize: 1 }));
    expect(next.list).toMatchObject([{ title: '欢迎使用' }]);
  });

  it('shows everybody the notice of its operator, and the group to talk in', async () => {
    const visitor = createChatdeckClient({ baseUrl: server.url });
    expect(unwrap(await visitor.site.notice())).toEqual({
      content: '今晚 22:00 维护',
      feedbackGroup: '123456789',
    });
  });

  it('shows the change log to everybody', async () => {
    const feed = unwrap(await createChatdeckClient({ baseUrl: server.url }).site.feed());
    expect(feed.list[0]?.changes.length).toBeGreaterThan(0);
  });

  it('keeps what people write to the operator, and refuses to keep nothing', async () => {
    const { client, userId } = await signUp(server);
    unwrap(await client.site.sendFeedback({ content: ' 很好用 ', contact: 'a@b.cn' }));
    const stored = await server.db.select().from(feedbacks);
    expect(stored.filter((row) => row.userId === userId)).toMatchObject([
      { content: '很好用', contact: 'a@b.cn' },
    ]);
    expect(await client.site.sendFeedback({ content: ' ' })).toMatchObject({
      code: CODE.missingValue,
    });
  });
});

describe('A server whose operator has an address', () => {
  const to = 'operator@chatdeck.cn';
  const operated = useServer({}, () => startBackend({ operatorMail: to }));

  it('gets what people write, whatever places it names, and lists it on the command line', async () => {
    const { client, email } = await signUp(operated);
    const content = '{contact}很好用\n\u001b[2J谢谢';
    unwrap(await client.site.sendFeedback({ content, contact: 'a@b.cn' }));
    const mails = await mailsTo(operated, to);
    expect(mails.map(({ text }) => text)).toEqual([
      `${email} 写道：\n\n${content}\n\n联系方式：a@b.cn\n`,
    ]);
    const commands = feedbackCommands(operated.services.operator.everybody);
    const [head, ...said] = (await commands.list(10)).split('\n');
    expect(head).toMatch(new RegExp(`^\\d+  .+Z  ${email}  a@b\\.cn$`));
    expect(said).toEqual(['  {contact}很好用', '   [2J谢谢']);
    await expect(commands.list(0)).rejects.toThrow('--last');
  });

  it('writes to the operator in the language of the operator', async () => {
    const { client } = await signUp(operated);
    const english = { 'accept-language': 'en' };
    const body = { name: 'Ann', email: to, password: 'correct horse battery' };
    await call(operated, 'POST', '/v1/api/signup', { body, headers: english });
    unwrap(await client.site.sendFeedback({ content: '谢谢' }));
    expect((await mailsTo(operated, to)).at(-1)?.subject).toBe(
      'Chatdeck Assistant - Somebody wrote to you',
    );
  });
});
