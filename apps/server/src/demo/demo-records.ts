import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import { BATCH_TASK_TYPE, DIALOGUE_BOT } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { rowIdOf } from '../database/row-id';
import type { Services } from '../services';
import { demoTarget } from './demo-people';

const text = (content: string) => ({ type: CONTENT_TYPE.text, content });
const CONTAINS = 1;
const EXACT = 2;

const BATCH_TASKS = [
  {
    type: 'room',
    cron: '0 30 8 * * 1-5',
    targets: [demoTarget.room('英语角'), demoTarget.room('读书会')],
    taskType: BATCH_TASK_TYPE.channel,
    taskInfo: { sortId: 'quotes', isLocal: true, delay: 2_000 },
  },
  {
    type: 'room',
    cron: '0 0 12 * * *',
    targets: [demoTarget.room('美食探店'), demoTarget.room('二手闲置')],
    taskType: BATCH_TASK_TYPE.news,
    taskInfo: { sortId: 7, num: 5, endWord: '午休时间看一看', delay: 2_000 },
  },
  {
    type: 'room',
    cron: '0 0 17 * * 5',
    targets: [demoTarget.room('项目周报'), demoTarget.room('产品内测')],
    taskType: BATCH_TASK_TYPE.material,
    taskInfo: {
      contents: [text('各位，今天是周五，请在 18:00 前把本周的进展写进项目周报。')],
      delay: 2_000,
    },
  },
  {
    type: 'room',
    cron: '0 0 10 * * 6',
    targets: [
      demoTarget.room('好物团购🐱'),
      demoTarget.room('宠物之家'),
      demoTarget.room('亲子活动'),
    ],
    taskType: BATCH_TASK_TYPE.material,
    taskInfo: {
      contents: [text('周末的接龙开始啦：羊角蜜 6 只装、手作猫抓板，周日晚上 8 点截单。')],
      delay: 2_000,
    },
  },
  {
    type: 'room',
    cron: '0 30 18 * * 1-5',
    targets: [demoTarget.room('前端交流')],
    taskType: BATCH_TASK_TYPE.news,
    taskInfo: { sortId: 13, num: 8, endWord: '下班路上慢慢看', delay: 2_000 },
  },
];

/** Weekly, since a robot that is connected to the demo account would fetch it. */
const FEEDS = [
  {
    type: 'room',
    targets: [demoTarget.room('读书会')],
    rssUrl: 'https://example.com/new-books.xml',
    updateTime: '0 30 9 * * 1',
    showLink: true,
    thumbUrl: '',
    prefixWord: '本周新书',
    suffixWord: '',
  },
  {
    type: 'room',
    targets: [demoTarget.room('前端交流'), demoTarget.room('前端交流二群')],
    rssUrl: 'https://example.com/frontend-weekly.xml',
    updateTime: '0 0 8 * * 2',
    showLink: true,
    thumbUrl: '',
    prefixWord: '前端周刊',
    suffixWord: '觉得有用就转给同事',
  },
  {
    type: 'room',
    targets: [demoTarget.room('摄影爱好者')],
    rssUrl: 'https://example.com/exhibitions.xml',
    updateTime: '0 0 19 * * 4',
    showLink: false,
    thumbUrl: '',
    prefixWord: '周末看展',
    suffixWord: '',
  },
];

/** Switched off: a dialogue needs the user's own key. */
const off = { openChat: false, needAt: 1 };

const DIALOGUES = [
  {
    ...off,
    name: '售后客服',
    usedNum: 137,
    type: 'contact',
    isAllFriend: true,
    keywords: ['客服'],
    robotType: DIALOGUE_BOT.dify,
    limitNum: 500,
    defaultReply: '这个问题我先记下，稍后请同事回复你。',
    botConfig: { token: 'app-your-own-key', proxyPass: 'https://api.dify.ai/v1' },
  },
  {
    ...off,
    name: '读书会的伙伴',
    usedNum: 0,
    type: 'room',
    targets: [demoTarget.room('读书会'), demoTarget.room('读书会二群')],
    keywords: [],
    robotType: DIALOGUE_BOT.chatGpt,
    limitNum: 0,
    defaultReply: '',
    botConfig: {
      token: 'sk-your-own-key',
      model: 'gpt-4o-mini',
      systemMessage: '你是读书会的伙伴，回答简短、真诚，不剧透。',
    },
  },
  {
    ...off,
    name: '英语老师',
    usedNum: 188,
    type: 'room',
    targets: [demoTarget.room('英语角')],
    keywords: ['怎么说', '改一下'],
    robotType: DIALOGUE_BOT.chatGpt,
    limitNum: 200,
    defaultReply: '今天的次数用完了，明天再来问我。',
    botConfig: {
      token: 'sk-your-own-key',
      model: 'gpt-4o',
      systemMessage: '你是英语老师，先给出地道的说法，再用一句话说明区别。',
    },
  },
];

/** Parts of the custom centre. */
const CUSTOM = {
  roomReply: [
    {
      rooms: ['二手闲置', '英语角'],
      keywords: ['接龙', '怎么报名'],
      reg: CONTAINS,
      replys: [text('接龙格式：序号 + 昵称 + 数量，周四晚上 8 点截单。')],
    },
    {
      rooms: ['晨跑打卡'],
      keywords: ['打卡'],
      reg: EXACT,
      replys: [text('打卡成功，今天也辛苦了！')],
    },
    {
      rooms: ['宠物之家', '宠物之家二群'],
      keywords: ['领养', '寄养'],
      reg: CONTAINS,
      replys: [text('领养先填登记表，店里核对后会联系你；寄养请提前三天预约。')],
    },
  ],
  privateKeywords: [
    {
      rooms: ['家长委员会'],
      keywords: ['缴费', '账单'],
      reg: CONTAINS,
      replys: [text('缴费明细涉及个人信息，我单独发给你：请在本周五前完成。')],
    },
    {
      rooms: ['好物团购🐱', '好物团购二群'],
      keywords: ['我的订单', '到哪了'],
      reg: CONTAINS,
      replys: [text('订单里有你的地址，我私下发给你：请回我下单的手机号后四位。')],
    },
    {
      rooms: ['产品内测'],
      keywords: ['内测码'],
      reg: EXACT,
      replys: [text('这是你的内测码，三天内有效，请不要转给别人。')],
    },
  ],
  channels: [
    {
      sortId: 'quotes',
      name: '每日一句',
      items: [
        text('The best time to plant a tree was twenty years ago. The second best time is now.'),
        text('Slow and steady wins the race.'),
        text('Read not the Times. Read the Eternities.'),
      ],
    },
    {
      sortId: 'tips',
      name: '门店小贴士',
      items: [text('雨天路滑，到店请走东门。'), text('周二会员日，全场图书八五折。')],
    },
  ],
};

const REMINDERS = [
  {
    isLoop: true,
    subscribe: demoTarget.friend(0).name,
    content: '把本月的读书会选书发到群里。',
    time: '0 0 20 25 * *',
  },
  {
    isLoop: true,
    subscribe: demoTarget.friend(1).name,
    content: '周末的场地该确认了。',
    time: '0 30 10 * * 4',
  },
  {
    isLoop: true,
    subscribe: demoTarget.friend(4).name,
    content: '月底了，记得核对供应商的对账单。',
    time: '0 0 9 28 * *',
  },
];

type RecordServices = Pick<Services, 'batchTask' | 'custom' | 'dialogue' | 'reminder' | 'rss'>;

/** Adds what the demo account has besides its config: tasks, feeds, dialogues, reminders, the custom centre. */
export async function addDemoRecords(services: RecordServices, userId: string): Promise<void> {
  const { batchTask, custom, dialogue, reminder, rss } = contract;
  const { config } = z.parse(custom.updateConfig.request, { config: CUSTOM });
  await services.custom.save(userId, config);
  for (const task of BATCH_TASKS) {
    await services.batchTask.add(userId, z.parse(batchTask.add.request, task));
  }
  for (const feed of FEEDS) await services.rss.add(userId, z.parse(rss.add.request, feed));
  for (const { usedNum, ...one } of DIALOGUES) {
    const { id } = await services.dialogue.add(userId, z.parse(dialogue.add.request, one));
    if (usedNum > 0) await services.dialogue.setUsed(userId, rowIdOf(id), usedNum);
  }
  for (const one of REMINDERS) {
    await services.reminder.add(userId, '演示账号', z.parse(reminder.add.request, one));
  }
}
