import { CONTENT_TYPE, type SourceLocale } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import { BATCH_TASK_TYPE, DIALOGUE_BOT } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { rowIdOf } from '../database/row-id';
import type { Services } from '../services';
import { demoCustom } from './demo-custom';
import { demoTargets, type DemoTargets } from './demo-people';
import type { DialogueTexts, ScheduleTexts } from './texts/demo-texts';
import { DEMO_EDITIONS } from './texts/editions';

const text = (content: string) => ({ type: CONTENT_TYPE.text, content });

const batchTasks = ({ tasks }: ScheduleTexts, { room }: DemoTargets) => [
  {
    type: 'room',
    cron: '0 30 8 * * 1-5',
    targets: [room('languages'), room('bookClub')],
    taskType: BATCH_TASK_TYPE.channel,
    taskInfo: { sortId: 'quotes', isLocal: true, delay: 2_000 },
  },
  {
    type: 'room',
    cron: '0 0 12 * * *',
    targets: [room('food'), room('secondHand')],
    taskType: BATCH_TASK_TYPE.news,
    taskInfo: { sortId: 7, num: 5, endWord: tasks.lunchNews, delay: 2_000 },
  },
  {
    type: 'room',
    cron: '0 0 17 * * 5',
    targets: [room('reports'), room('beta')],
    taskType: BATCH_TASK_TYPE.material,
    taskInfo: { contents: [text(tasks.weeklyReport)], delay: 2_000 },
  },
  {
    type: 'room',
    cron: '0 0 10 * * 6',
    targets: [room('groupBuy'), room('pets'), room('family')],
    taskType: BATCH_TASK_TYPE.material,
    taskInfo: { contents: [text(tasks.orders)], delay: 2_000 },
  },
  {
    type: 'room',
    cron: '0 30 18 * * 1-5',
    targets: [room('frontend')],
    taskType: BATCH_TASK_TYPE.news,
    taskInfo: { sortId: 13, num: 8, endWord: tasks.eveningNews, delay: 2_000 },
  },
];

/** Weekly, since a robot that is connected to the demo account would fetch it. */
const feedsOf = ({ feeds }: ScheduleTexts, { room }: DemoTargets) => [
  {
    type: 'room',
    targets: [room('bookClub')],
    rssUrl: 'https://example.com/new-books.xml',
    updateTime: '0 30 9 * * 1',
    showLink: true,
    thumbUrl: '',
    prefixWord: feeds.newBooks.prefix,
    suffixWord: feeds.newBooks.suffix,
  },
  {
    type: 'room',
    targets: [room('frontend'), room('frontend', 2)],
    rssUrl: 'https://example.com/frontend-weekly.xml',
    updateTime: '0 0 8 * * 2',
    showLink: true,
    thumbUrl: '',
    prefixWord: feeds.frontend.prefix,
    suffixWord: feeds.frontend.suffix,
  },
  {
    type: 'room',
    targets: [room('photography')],
    rssUrl: 'https://example.com/exhibitions.xml',
    updateTime: '0 0 19 * * 4',
    showLink: false,
    thumbUrl: '',
    prefixWord: feeds.exhibitions.prefix,
    suffixWord: feeds.exhibitions.suffix,
  },
];

/** Switched off: a dialogue needs the user's own key. */
const off = { openChat: false, needAt: 1 };

const dialoguesOf = (
  { support, bookClub, tutor }: DialogueTexts['dialogues'],
  { room }: DemoTargets,
) => [
  {
    ...off,
    name: support.name,
    usedNum: 137,
    type: 'contact',
    isAllFriend: true,
    keywords: support.keywords,
    robotType: DIALOGUE_BOT.dify,
    limitNum: 500,
    defaultReply: support.defaultReply,
    botConfig: { token: 'app-your-own-key', proxyPass: 'https://api.dify.ai/v1' },
  },
  {
    ...off,
    name: bookClub.name,
    usedNum: 0,
    type: 'room',
    targets: [room('bookClub'), room('bookClub', 2)],
    keywords: [],
    robotType: DIALOGUE_BOT.chatGpt,
    limitNum: 0,
    defaultReply: '',
    botConfig: {
      token: 'sk-your-own-key',
      model: 'gpt-4o-mini',
      systemMessage: bookClub.systemMessage,
    },
  },
  {
    ...off,
    name: tutor.name,
    usedNum: 188,
    type: 'room',
    targets: [room('languages')],
    keywords: tutor.keywords,
    robotType: DIALOGUE_BOT.chatGpt,
    limitNum: 200,
    defaultReply: tutor.defaultReply,
    botConfig: {
      token: 'sk-your-own-key',
      model: 'gpt-4o',
      systemMessage: tutor.systemMessage,
    },
  },
];

const remindersOf = ({ reminders }: ScheduleTexts, { friend }: DemoTargets) => [
  {
    isLoop: true,
    subscribe: friend(0).name,
    content: reminders.nextBook,
    time: '0 0 20 25 * *',
  },
  {
    isLoop: true,
    subscribe: friend(1).name,
    content: reminders.venue,
    time: '0 30 10 * * 4',
  },
  {
    isLoop: true,
    subscribe: friend(4).name,
    content: reminders.accounts,
    time: '0 0 9 28 * *',
  },
];

type RecordServices = Pick<Services, 'batchTask' | 'custom' | 'dialogue' | 'reminder' | 'rss'>;

/** Adds what the demo account has besides its config: tasks, feeds, dialogues, reminders, the custom centre. */
export async function addDemoRecords(
  services: RecordServices,
  userId: string,
  locale: SourceLocale,
): Promise<void> {
  const { batchTask, custom, dialogue, reminder, rss } = contract;
  const { people, dialogues, schedules } = DEMO_EDITIONS[locale];
  const targets = demoTargets(people);
  const { config } = z.parse(custom.updateConfig.request, {
    config: demoCustom(dialogues, targets),
  });
  await services.custom.save(userId, config);
  for (const task of batchTasks(schedules, targets)) {
    await services.batchTask.add(userId, z.parse(batchTask.add.request, task));
  }
  for (const feed of feedsOf(schedules, targets)) {
    await services.rss.add(userId, z.parse(rss.add.request, feed));
  }
  for (const { usedNum, ...one } of dialoguesOf(dialogues.dialogues, targets)) {
    const { id } = await services.dialogue.add(userId, z.parse(dialogue.add.request, one));
    if (usedNum > 0) await services.dialogue.setUsed(userId, rowIdOf(id), usedNum);
  }
  for (const one of remindersOf(schedules, targets)) {
    await services.reminder.add(userId, people.account, z.parse(reminder.add.request, one));
  }
}
