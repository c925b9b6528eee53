import type * as z from 'zod';
import { reportSchema } from '../resources/log/reported-message';
import { DEMO_ROBOT, LAST_SEEN_MS, demoFriends, demoRooms } from './demo-people';

const HOUR_S = 3_600;
const DAY_S = 86_400;
/** The robot answers after this. */
const ANSWER_S = 3;
/** The robot's zone is ahead of UTC by this. */
const SHANGHAI_S = 8 * HOUR_S;

/** What somebody writes, and what the robot answers; empty for silence. */
type Line = readonly [asked: string, answer: string];

const HOURS = '我们每天 10:00—21:30 营业，节假日照常。';
const MENU = '回复“新闻”看头条，“运势”加星座看运势，“人工”找真人。';

/** Six chats, by the index of their room or friend, and how many messages each has on a day. */
const CHATS: readonly {
  readonly room?: number;
  readonly friend?: number;
  readonly perDay: number;
  readonly lines: readonly Line[];
}[] = [
  {
    room: 0,
    perDay: 6,
    lines: [
      ['@小桨 报名', '报名成功，周日下午两点见 📖'],
      ['第三章终于读完了，后半段写得真好', ''],
      ['周日几点开门？我想早点到', HOURS],
      ['@小桨 菜单', MENU],
      ['谁有上次的合影，发我一下', ''],
      ['这一段我读了三遍，还是会停下来', ''],
      ['下一本读什么？投个票吧', ''],
      ['我带了多的一本，周日可以借', ''],
    ],
  },
  {
    room: 1,
    perDay: 4,
    lines: [
      ['今天五公里，打卡', ''],
      ['@小桨 新闻', '今日头条：1. 城市绿道再添三十公里 2. 周末有小雨'],
      ['明天几点开门，跑完去喝一杯', HOURS],
      ['下雨也跑吗', ''],
      ['配速六分半，慢慢来', ''],
      ['新人报到，请大家多关照', ''],
    ],
  },
  {
    room: 2,
    perDay: 5,
    lines: [
      ['新版的列表好快', ''],
      ['@小桨 帮助', MENU],
      ['这个按钮点了没反应，有人遇到过吗', ''],
      ['更新之后好了', ''],
      ['能不能按标签筛选？', ''],
      ['已经反馈了，下周的版本会有', ''],
      ['@小桨 菜单', MENU],
    ],
  },
  {
    friend: 0,
    perDay: 3,
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
    perDay: 2,
    lines: [
      ['几点开门', HOURS],
      ['可以预定周末的位子吗', ''],
      ['帮助', MENU],
      ['双子座运势', '今日运势：宜见朋友，忌熬夜。'],
      ['人工', '好的，已经通知同事，十分钟左右回复你。'],
    ],
  },
  {
    friend: 2,
    perDay: 2,
    lines: [
      ['牛奶盒是什么垃圾', '牛奶盒是可回收物，洗净压扁后投放。'],
      ['营业时间有变化吗', HOURS],
      ['谢谢', ''],
      ['人工', '好的，已经通知同事，十分钟左右回复你。'],
      ['旧电池扔哪里，是什么垃圾', '旧电池是有害垃圾，请投进红色桶。'],
    ],
  },
];

/** People write between these hours of the robot's day. */
const [MORNING, NIGHT] = [8, 22];
const DAYS = 7;
/** Moves each chat's minutes apart from those of the others. */
const CHAT_STEP = 7;

/** When the messages of a chat come on a day of the robot, in seconds; today's have come by the time it was last heard. */
function timesOf(day: number, chat: number, count: number, now: number): number[] {
  const today = Math.floor((now / 1000 + SHANGHAI_S) / DAY_S) * DAY_S - SHANGHAI_S;
  const start = today - day * DAY_S;
  const isEarly = now / 1000 < start + (MORNING + 1) * HOUR_S;
  const until = Math.min((now - LAST_SEEN_MS) / 1000 - ANSWER_S, start + NIGHT * HOUR_S);
  // In the first minutes of a day the robot was last heard on the day before.
  const from = Math.min(isEarly ? start : start + MORNING * HOUR_S, until);
  const step = (until - from) / count;
  return Array.from({ length: count }, (_, at) =>
    Math.floor(from + at * step + ((chat * CHAT_STEP + day) % 10) * (step / 10)),
  );
}

/** A week of messages until now (in ms), as a robot would have reported them, oldest first. */
export function demoReports(now: number): z.output<typeof reportSchema>[] {
  const [friends, rooms] = [demoFriends(), demoRooms()];
  const reports = CHATS.flatMap(({ room: roomAt, friend: friendAt, perDay, lines }, chat) => {
    const times = Array.from({ length: DAYS }, (_, ago) => DAYS - 1 - ago).flatMap((day) =>
      timesOf(day, chat, perDay, now),
    );
    return times.flatMap((time, at) => {
      const [asked, answer] = lines[at % lines.length] ?? ['', ''];
      const room = roomAt === undefined ? undefined : rooms[roomAt];
      const friend = friends[friendAt ?? ((chat * CHAT_STEP + at) % 40) + 3];
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
        time,
        content: asked,
      };
      const reply = {
        ...common,
        chatName: DEMO_ROBOT.name,
        chatId: DEMO_ROBOT.robotId,
        isMyself: true,
        isMention: false,
        time: time + ANSWER_S,
        content: answer,
      };
      return answer === '' ? [question] : [question, reply];
    });
  });
  return reports
    .sort((one, other) => one.time - other.time)
    .map((message) =>
      reportSchema.parse({
        robotInfo: { wxid: DEMO_ROBOT.robotId, name: DEMO_ROBOT.name },
        message,
      }),
    );
}
