import type * as z from 'zod';
import { reportSchema } from '../resources/log/reported-message';
import { DEMO_ROBOT, demoFriends, demoRooms } from './demo-people';

const MINUTE_S = 60;
const DAY_S = 86_400;

/** What somebody writes, and what the robot answers; empty for silence. */
type Line = readonly [asked: string, answer: string];

const HOURS = '我们每天 10:00—21:30 营业，节假日照常。';
const MENU = '回复“新闻”看头条，“运势”加星座看运势，“人工”找真人。';

/** Six chats over a week, by the index of their room or friend. */
const CHATS: readonly {
  readonly room?: number;
  readonly friend?: number;
  readonly lines: readonly Line[];
}[] = [
  {
    room: 0,
    lines: [
      ['@小桨 报名', '报名成功，周日下午两点见 📖'],
      ['第三章终于读完了，后半段写得真好', ''],
      ['周日几点开门？我想早点到', HOURS],
      ['@小桨 菜单', MENU],
      ['谁有上次的合影，发我一下', ''],
    ],
  },
  {
    room: 1,
    lines: [
      ['今天五公里，打卡', ''],
      ['@小桨 新闻', '今日头条：1. 城市绿道再添三十公里 2. 周末有小雨'],
      ['明天几点开门，跑完去喝一杯', HOURS],
      ['下雨也跑吗', ''],
    ],
  },
  {
    room: 2,
    lines: [
      ['新版的列表好快', ''],
      ['@小桨 帮助', MENU],
      ['这个按钮点了没反应，有人遇到过吗', ''],
      ['更新之后好了', ''],
    ],
  },
  {
    friend: 0,
    lines: [
      ['你好，请问营业时间？', HOURS],
      ['好的谢谢', ''],
      ['人工', '好的，已经通知同事，十分钟左右回复你。'],
      ['菜单', MENU],
      ['我的快递到了吗', ''],
    ],
  },
  {
    friend: 1,
    lines: [
      ['几点开门', HOURS],
      ['可以预定周末的位子吗', ''],
      ['帮助', MENU],
      ['双子座运势', '今日运势：宜见朋友，忌熬夜。'],
    ],
  },
  {
    friend: 2,
    lines: [
      ['牛奶盒是什么垃圾', '牛奶盒是可回收物，洗净压扁后投放。'],
      ['营业时间有变化吗', HOURS],
      ['谢谢', ''],
      ['人工', '好的，已经通知同事，十分钟左右回复你。'],
    ],
  },
];

/** A week of messages until now (in ms), as a robot would have reported them, oldest first. */
export function demoReports(now: number): z.output<typeof reportSchema>[] {
  const [friends, rooms] = [demoFriends(), demoRooms()];
  const reports = CHATS.flatMap(({ room: roomAt, friend: friendAt, lines }, chat) =>
    lines.flatMap(([asked, answer], at) => {
      const room = roomAt === undefined ? undefined : rooms[roomAt];
      const friend = friends[friendAt ?? chat * 7 + at + 3];
      const time =
        Math.floor(now / 1000) - (lines.length - 1 - at) * 1.5 * DAY_S - (chat + 1) * 17 * MINUTE_S;
      const common = {
        conversionId: room?.wxid ?? friend?.wxid,
        conversionName: room?.topic ?? friend?.name,
        isRoom: room !== undefined,
        type: '文字',
      };
      const question = {
        ...common,
        chatName: friend?.name,
        chatId: friend?.wxid,
        chatAlias: friend?.alias,
        chatUserWeixin: friend?.weixin,
        isMyself: false,
        isMention: asked.startsWith('@'),
        time: Math.floor(time),
        content: asked,
      };
      const reply = {
        ...common,
        chatName: DEMO_ROBOT.name,
        chatId: DEMO_ROBOT.robotId,
        isMyself: true,
        isMention: false,
        time: Math.floor(time) + 3,
        content: answer,
      };
      return answer === '' ? [question] : [question, reply];
    }),
  );
  return reports
    .sort((one, other) => one.time - other.time)
    .map((message) =>
      reportSchema.parse({
        robotInfo: { wxid: DEMO_ROBOT.robotId, name: DEMO_ROBOT.name },
        message,
      }),
    );
}
