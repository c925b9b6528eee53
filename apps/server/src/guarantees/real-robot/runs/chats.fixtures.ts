import { unwrap } from '@chatdeck/sdk';
import { MEDIA_SERVICE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { CUSTOM_ROUTES } from '@chatdeck/sdk/operator';
import { openAccount, type Account } from '../../account';
import { after, called, loaded, startListening, startWebServer } from './open-robot';
import { startStub } from './stub';

export const text = (content: string) => ({ type: 1, content });
export const rule = { reg: 2, needAt: 0, scope: 'all' };
export const EVERY_MINUTE = '0 * * * * *';
export const [FRIEND, OTHER, ROOM] = ['周明', '王雨桐', '读书会'] as const;
/** Neither the time zone of this machine nor that of Shanghai. */
export const ELSEWHERE = 'America/New_York';
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a skill answers when its source answers as the stub does; undefined for skills with other answers. */
export const SKILLS: Readonly<
  Record<string, readonly [asked: string, says: string, type?: string]>
> = {
  sweetword: ['', '你是年少的欢喜'],
  news: ['科技', '今日头条一'],
  cname: ['', '清风徐来'],
  rubbish: ['电池', '是有害垃圾'],
  mingyan: ['', '学无止境'],
  star: ['白羊座', '综合指数:95%'],
  xing: ['张', '张姓出自姬姓'],
  lunar: ['', '十月十四'],
  goldreply: ['', '唯有暴富'],
  rkl: ['', '四是四十是十'],
  skl: ['', '一二三四五'],
  emo: ['猫', 'cat.jpg', 'file'],
  updateConfig: ['', '更新配置成功'],
  reloadFriend: ['', '更新好友群消息成功'],
};

/** Skills for which the plugin calls the hosted service. */
export const FOREIGN = ['outapi-weather', 'event-parking'];

/** The config of a robot that uses every kind of chat. */
export const config = () => ({
  txApiKey: 'key',
  autoReply: false,
  chatDelay: 1,
  eventKeywords: [...Object.keys(SKILLS), ...FOREIGN].map((event) => ({
    ...rule,
    reg: 1,
    scope: 'friend',
    event,
    keywords: [`技能${event}`],
  })),
  replyKeywords: FOREIGN.map((event) => ({
    ...rule,
    keywords: [`技能${event}`],
    replys: [text(`后面的规则回答${event}`)],
  })),
  roomJoinKeywords: [
    { roomName: ROOM, keywords: ['进群'], reg: 2, replys: [], welcomes: [text('先看群公告')] },
  ],
  forwards: [
    {
      keywords: ['求助'],
      reg: 1,
      type: 'contact',
      targets: [{ name: FRIEND }],
      forwardType: 'room',
      forwardTargets: [{ name: ROOM }],
    },
    {
      keywords: ['投诉'],
      reg: 1,
      type: 'room',
      targets: [{ name: ROOM }],
      forwardType: 'contact',
      forwardTargets: [{ name: OTHER }],
    },
  ],
  privateForwards: [{ name: OTHER, type: 1, rooms: [ROOM], contacts: [FRIEND] }],
  newFriendReplys: [text('你好呀')],
  dayTaskSchedule: [
    {
      type: 'contact',
      name: FRIEND,
      memorialDay: '2020-05-20',
      city: '杭州市',
      endWord: '今天也要开心',
      date: EVERY_MINUTE,
    },
  ],
});

/** A dialogue with a GPT that sees pictures and is to speak, its services at a stub. */
export const seeingDialogue = (target: { id: string; name: string }, stub: string) => ({
  type: 'contact' as const,
  targets: [target],
  robotType: ROBOT_TYPE.chatGpt,
  botConfig: {
    token: 'sk-1',
    model: 'gpt-4o',
    proxyPass: `${stub}/v1`,
    timeoutMs: 20,
    openTTS: true,
    ttsConfig: { type: MEDIA_SERVICE.textToSpeech.openAi },
    open4v: true,
    open4vConfig: { type: MEDIA_SERVICE.image.openAi, baseUrl: `${stub}/v1`, token: 'sk-1' },
  },
});

/** The real robot of an account with every right, its groups already at the server; what it asks is at a stub. */
export async function openChats() {
  const stub = await startStub();
  const server = await startWebServer(stub.url);
  const account = await openAccount(server, {
    role: 'vip',
    customRoutes: CUSTOM_ROUTES.map(({ value }) => value),
  });
  await server.services.config.save(account.userId, JSON.stringify(config()), 0);
  const robot = await startListening({
    key: account.keys.apiKey,
    secret: account.keys.apiSecret,
    server: server.url,
    timeZone: ELSEWHERE,
    routes: {
      'apis.tianapi.com': stub.url,
      'doutu.lccyy.com': stub.url,
      'doutu.example': stub.url,
    },
  });
  await robot.waitFor(called('/wechat/room'), 40_000);
  // Now groups have ids, so what refers to them is served.
  await after(robot, () => saveAgain(account), loaded);
  return {
    stub,
    server,
    account,
    robot,
    close: async () => {
      await robot.stop();
      await server.app.close();
      await server.services.broker.close();
      stub.close();
    },
  };
}

export type Chats = Awaited<ReturnType<typeof openChats>>;

/** Saves the config again, so that the robot loads it. */
async function saveAgain(account: Account): Promise<void> {
  const { version } = unwrap(await account.client.robot.config.load());
  const document = JSON.stringify(config());
  unwrap(await account.client.robot.config.save({ config: document, baseVersion: version }));
}
