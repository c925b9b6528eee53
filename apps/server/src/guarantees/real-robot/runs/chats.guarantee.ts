import { unwrap } from '@chatdeck/sdk';
import { ROBOT_EVENTS } from '@chatdeck/sdk/skill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { show } from '../../guarantee';
import {
  config,
  ELSEWHERE,
  EVERY_MINUTE,
  FOREIGN,
  FRIEND,
  openChats,
  OTHER,
  PNG,
  ROOM,
  rule,
  seeingDialogue,
  SKILLS,
  text,
  type Chats,
} from './chats.fixtures';
import { after, dialoguesLoaded, expectUnharmed, loaded, said } from './open-robot';

let chats: Chats;
let robot: Chats['robot'];
let account: Chats['account'];
const startedAt = performance.now();

beforeAll(async () => {
  chats = await openChats();
  ({ robot, account } = chats);
}, 120_000);

afterAll(() => chats.close());

const write = (content: string, room?: string) => () =>
  robot.receive({ from: FRIEND, text: content, ...(room !== undefined && { room }) });
const targetOf = async (name: string) => {
  const { wxid } = unwrap(await account.client.contact.all()).find((one) => one.name === name) ?? {
    wxid: '',
  };
  return { id: wxid, name };
};

describe('The real robot, through the web port and in another zone', () => {
  /** The next minute but one, in Shanghai time. */
  const soon = () => new Date(Date.now() + 8 * 3_600_000 + 75_000).toISOString();

  it('takes two reminders that fall due during the other tests', async () => {
    const [day, time] = [soon().slice(0, 10), soon().slice(11, 16)];
    const once = { isLoop: false as const, subscribe: FRIEND, time: `${day} ${time}` };
    await after(
      robot,
      async () => unwrap(await account.client.reminder.add({ ...once, content: '控制台的提醒' })),
      loaded,
    );
    await after(robot, write(`提醒 我 每天 ${time} 喝水`), said(FRIEND, '牢记在小本本'));
    expect(unwrap(await account.client.reminder.list()).list).toHaveLength(2);
  });

  it('reports a different time zone in its heartbeat, and is notified of it', async () => {
    const zone = async () => unwrap(await account.client.robot.status()).timeZone;
    await expect.poll(zone).toMatchObject({ name: ELSEWHERE });
    const offset = (await zone())?.offsetMinutes ?? 0;
    expect([-300, -240]).toContain(offset);
    const warnings = robot.printed.filter((line) => line.includes('TZ=Asia/Shanghai'));
    expect(warnings).toHaveLength(2);

    const { id: wxid } = await targetOf(FRIEND);
    const message = {
      type: 'contact' as const,
      wxid,
      name: FRIEND,
      prefix: '中考',
      memorialDay: '2036-06-20',
      suffix: '',
      endWord: '',
      date: EVERY_MINUTE,
    };
    const event = await after(
      robot,
      async () =>
        unwrap(await account.client.send.event({ target: 'Contact', event: 'countdown', message })),
      said(FRIEND, '距离中考'),
    );
    const [, day = '', time = ''] =
      /(\d{4}-\d{1,2}-\d{1,2}) (\d\d:\d\d) 星期/.exec(JSON.stringify(event)) ?? [];
    // What the console says about such a robot: it writes its own date and time.
    const written = Date.parse(`${day} ${time} UTC`) - offset * 60_000;
    expect(Math.abs(written - Date.now())).toBeLessThan(5 * 60_000);
  });

  it('welcomes a new member of a group, and a new friend', async () => {
    await after(
      robot,
      () => robot.join({ room: ROOM, name: 'Momo', by: FRIEND }),
      said(ROOM, '欢迎新朋友 @Momo'),
    );
    await after(robot, write('你已添加了小桨，现在可以开始聊天了'), said(FRIEND, '你好呀'));
  });

  it.each(Object.entries(SKILLS))('does the skill %s', async (event, [asked, says, type]) => {
    await after(robot, write(`技能${event}${asked}`), said(FRIEND, says, type), 25_000);
  });

  it('says nothing for the one skill whose pictures this server does not have', () => {
    const untried = ROBOT_EVENTS.map(({ value }) => value).filter((event) => !(event in SKILLS));
    expect(untried).toEqual(['meinv']);
  });

  it.each(FOREIGN)(
    'goes on with the rules that follow where %s is not to be had',
    async (event) => {
      await after(robot, write(`技能${event}`), said(FRIEND, `后面的规则回答${event}`));
    },
  );

  it('forwards keywords to a group that is named without an id, and from a group to a friend', async () => {
    await after(robot, write('求助：门打不开'), said(ROOM, '求助：门打不开'));
    await after(robot, write('我要投诉', ROOM), said(OTHER, '我要投诉'));
  });

  it('forwards what one user writes to a group and to a friend', async () => {
    const from = robot.events.length;
    robot.receive({ from: OTHER, text: '请转告' });
    for (const name of [ROOM, FRIEND]) {
      await robot.waitFor(
        (notified) => notified.sequence >= from && said(name, '请转告', 'forward')(notified),
      );
    }
  });

  it.each([
    [false, 'text', '【摘要】：摘要'],
    [true, 'link', 'https://example.com/1'],
  ])('sends a feed on, as a card: %s', async (showLink, type, phrase) => {
    const feed = {
      type: 'contact' as const,
      targets: [await targetOf(FRIEND)],
      updateTime: '0 0 8 * * *',
      rssUrl: `${chats.stub.url}/feed.xml`,
      showLink,
      thumbUrl: `${chats.stub.url}/a.jpg`,
    };
    const message = unwrap(await account.client.rss.add(feed));
    await after(
      robot,
      async () => {
        const ask = async () => (await account.client.send.event({ target: 'Rss', message })).ok;
        await expect.poll(ask, { timeout: 10_000 }).toBe(true);
      },
      said(FRIEND, phrase, type),
    );
    expect(unwrap(await account.client.send.jobs.list()).list[0]).toMatchObject({
      state: 'ended',
      counts: { handedOver: 1 },
    });
  });

  it('sends the news of its source', async () => {
    const { id: wxid } = await targetOf(FRIEND);
    const message = {
      type: 'contact' as const,
      wxid,
      name: FRIEND,
      sortId: 13,
      date: EVERY_MINUTE,
    };
    await after(
      robot,
      async () =>
        unwrap(await account.client.send.event({ target: 'Contact', event: 'news', message })),
      said(FRIEND, '今日头条二'),
    );
  });

  it('answers by a GPT, sees a picture, and writes what cannot be spoken here', async () => {
    const dialogue = seeingDialogue(await targetOf(FRIEND), chats.stub.url);
    const add = async () => unwrap(await account.client.dialogue.add(dialogue));
    await after(robot, add, dialoguesLoaded);
    await after(robot, write('你是谁'), said(FRIEND, '人工智能的回答'));
    robot.receive({ from: FRIEND, file: 'cat.png', base64: PNG });
    await after(robot, write('图里是什么'), said(FRIEND, '图里是一只猫'));
    expect(chats.stub.asked.some(({ body }) => JSON.stringify(body).includes(PNG))).toBe(true);
  });

  it('loads what was saved while its line was down', async () => {
    const { broker } = chats.server.services;
    const { version } = unwrap(await account.client.robot.config.load());
    const replyKeywords = [{ ...rule, keywords: ['断线时保存的词'], replys: [text('收到了')] }];
    const document = JSON.stringify({ ...config(), replyKeywords });
    await after(
      robot,
      async () => {
        broker.disconnect(account.userId);
        await expect.poll(() => broker.isListening(account.userId), { interval: 5 }).toBe(false);
        const saved = await account.client.robot.config.save({
          config: document,
          baseVersion: version,
        });
        // The robot was offline at that moment.
        expect(broker.isListening(account.userId)).toBe(false);
        unwrap(saved);
      },
      loaded,
    );
    await after(robot, write('断线时保存的词'), said(FRIEND, '收到了'));
  });

  it('said the daily saying with its weather, by the clock', async () => {
    const event = await robot.waitFor(said(FRIEND, '每日一句'), 90_000);
    const phrase = JSON.stringify(event);
    for (const part of ['出门带伞', '你是年少的欢喜', '今天也要开心'])
      expect(phrase).toContain(part);
  }, 100_000);

  it('gave both reminders once, at their minute in Shanghai', async (context) => {
    for (const phrase of ['控制台的提醒', '喝水']) {
      await robot.waitFor(said(FRIEND, phrase), 100_000);
    }
    // A duplicate would be sent with the same clock tick, before another message goes through.
    await after(robot, write('技能mingyan'), said(FRIEND, '学无止境'));
    for (const phrase of ['控制台的提醒', '温馨提醒：喝水']) {
      expect(robot.said.filter(said(FRIEND, phrase))).toHaveLength(1);
    }
    const single = async () =>
      unwrap(await account.client.reminder.list()).list.filter(({ isDone }) => isDone).length;
    await expect.poll(single).toBe(1);
    expectUnharmed(robot);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    show(context, {
      name: 'The real robot in chats',
      measured: `${Object.keys(SKILLS).length} skills, welcomes, forwards, feeds, news, sayings, reminders and a seeing GPT in ${seconds} s, each seen on the account`,
      control: `${robot.said.length} things said; a skill without a source says nothing`,
    });
  }, 110_000);
});
