import type { MockState } from '@chatdeck/sdk/testing';
import { CallbackEventScreen } from '#features/callback/callback-event-screen.tsx';
import { ConfigCheckScreen } from '#features/config-check/index.ts';
import { KeywordForwardScreen } from '#features/forward/keyword/keyword-forward-screen.tsx';
import { PrivateForwardScreen } from '#features/forward/private/private-forward-screen.tsx';
import { JoinRuleScreen } from '#features/group/join-rule/join-rule-screen.tsx';
import { RecipeScreen } from '#features/recipe/index.ts';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { SchedulesScreen } from '#features/all-schedules/schedules-screen.tsx';
import { CountdownScreen } from '#features/schedule/countdown/countdown-screen.tsx';
import { DailySayingScreen } from '#features/schedule/daily-saying/daily-saying-screen.tsx';
import { MaterialScheduleScreen } from '#features/schedule/material/material-schedule-screen.tsx';
import { NewsScheduleScreen } from '#features/schedule/news/news-schedule-screen.tsx';
import { ScheduleWeek, ScheduleWeekScreen } from '#features/schedule/week/index.ts';
import { SkillScreen } from '#features/skill/skill-screen.tsx';
import { RoomSyncScreen } from '#features/sync/room-sync-screen.tsx';
import type { Fixture } from './fixture';

const text = { type: 1, name: '会员价目表', content: '每月 19 元' };

/** One row for each list of the config. */
const RULES = {
  replyKeywords: [{ keywords: ['价格'], reg: 1, needAt: 1, scope: 'room', replys: [text] }],
  eventKeywords: [{ event: 'star', keywords: ['运势'], reg: 1, needAt: 0, scope: 'all' }],
  roomJoinKeywords: [
    {
      roomName: '亲子共读群',
      keywords: ['进群'],
      reg: 1,
      replys: [text],
      welcomes: [text],
    },
  ],
  roomAsyncList: [{ model: 1, one: '店务群', many: ['城东店', '城西店'], forward: 2 }],
  forwards: [
    {
      keywords: ['退款'],
      reg: 1,
      type: 'room',
      targets: [{ id: 'r1', name: '读书会' }],
      forwardType: 'contact',
      forwardTargets: [{ id: 'c1', name: '周明' }],
    },
  ],
  privateForwards: [{ name: '王编辑', type: 2, rooms: ['店务群'], contacts: ['周明'] }],
  callBackEvents: [
    {
      type: 100,
      keywords: ['物流'],
      reg: 1,
      needAt: 1,
      scope: 'all',
      timeout: 30,
      customUrl: 'https://shop.example/hook',
      moreData: [{ key: 'shop', value: '12' }],
    },
  ],
  countDownTaskSchedule: [
    {
      type: 'room',
      roomName: '店务群',
      prefix: '中考',
      memorialDay: '2026-06-20',
      date: '0 50 6 * * *',
      suffix: '加油',
      endWord: '青禾书房',
    },
  ],
  dayTaskSchedule: [
    {
      type: 'contact',
      name: '林知远',
      wxid: 'w1',
      city: '上海',
      memorialDay: '2020-05-20',
      date: '0 0 8 * * *',
      endWord: '今天也要多喝水',
    },
  ],
  roomTaskSchedule: [
    { type: 'room', roomName: '值班群', date: '0 0 20 * * 3,5', contents: [text] },
  ],
  roomNewsSchedule: [
    {
      type: 'room',
      roomName: '新闻群',
      sortId: 13,
      num: 5,
      date: '0 0 8 * * *',
      endWord: '新的一天',
    },
  ],
};

const change = (state: MockState): void => {
  state.config = JSON.stringify(RULES);
};

/** Today's list hides runs that are over, so one schedule runs until the last minute of the day. */
const EVERY_MINUTE = { type: 'room', roomName: '监控群', date: '0 * * * * *', contents: [text] };
const WEEK_RULES = { ...RULES, roomTaskSchedule: [...RULES.roomTaskSchedule, EVERY_MINUTE] };

const changeWeek = (state: MockState): void => {
  state.config = JSON.stringify(WEEK_RULES);
};

/** The exported lists of the config. */
export const RULE_FIXTURES: readonly Fixture[] = (
  [
    ['KeywordReplyScreen', KeywordReplyScreen, '价格'],
    ['SkillScreen', SkillScreen, '运势'],
    ['JoinRuleScreen', JoinRuleScreen, '亲子共读群'],
    ['RoomSyncScreen', RoomSyncScreen, '城东店'],
    ['KeywordForwardScreen', KeywordForwardScreen, '退款'],
    ['PrivateForwardScreen', PrivateForwardScreen, '王编辑'],
    ['CallbackEventScreen', CallbackEventScreen, '物流'],
    ['CountdownScreen', CountdownScreen, '店务群'],
    ['DailySayingScreen', DailySayingScreen, '林知远'],
    ['MaterialScheduleScreen', MaterialScheduleScreen, '值班群'],
    ['NewsScheduleScreen', NewsScheduleScreen, '新闻群'],
    ['ScheduleWeekScreen', ScheduleWeekScreen, '监控群', changeWeek],
    ['ScheduleWeek', ScheduleWeek, '监控群', changeWeek],
    ['SchedulesScreen', SchedulesScreen, /中考/],
    ['RecipeScreen', RecipeScreen, '两个群互通'],
    ['ConfigCheckScreen', ConfigCheckScreen, /^(全部 \d+|没有发现问题)$/],
  ] as const
).map(([name, Screen, good, changed = change]) => ({
  name,
  use: 'the list',
  calls: 'loads',
  stays: true,
  good,
  change: changed,
  ui: () => <Screen />,
}));
