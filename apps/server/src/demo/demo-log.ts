import type * as z from 'zod';
import { reportSchema } from '../resources/log/reported-message';
import { DEMO_CLOCK, DEMO_ROBOT_ID, LAST_SEEN_MS, demoFriends, demoRooms } from './demo-people';
import type { ChatId, DemoTexts } from './texts/demo-texts';

const HOUR_S = 3_600;
const DAY_S = 86_400;
/** The robot's zone is ahead of UTC by this. */
const AHEAD_S = DEMO_CLOCK.offsetMinutes * 60;
/** The robot answers after this. */
const ANSWER_S = 3;

/** The chats that have messages, by the index of their room or friend, and how many each has on a day. */
const CHATS: readonly {
  readonly id: ChatId;
  readonly room?: number;
  readonly friend?: number;
  readonly perDay: number;
}[] = [
  { id: 'bookClub', room: 0, perDay: 6 },
  { id: 'morningRun', room: 1, perDay: 4 },
  { id: 'beta', room: 2, perDay: 5 },
  { id: 'firstFriend', friend: 0, perDay: 3 },
  { id: 'secondFriend', friend: 1, perDay: 2 },
  { id: 'thirdFriend', friend: 2, perDay: 2 },
];

/** People write between these hours of the robot's day. */
const [MORNING, NIGHT] = [8, 22];
const DAYS = 7;
/** Moves each chat's minutes apart from those of the others. */
const CHAT_STEP = 7;

/** When the messages of a chat come on a day of the robot, in seconds; today's have come by the time it was last heard. */
function timesOf(day: number, chat: number, count: number, now: number): number[] {
  const today = Math.floor((now / 1000 + AHEAD_S) / DAY_S) * DAY_S - AHEAD_S;
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
export function demoReports(
  { people, messages, rules }: Pick<DemoTexts, 'people' | 'messages' | 'rules'>,
  now: number,
): z.output<typeof reportSchema>[] {
  const [friends, rooms] = [demoFriends(people), demoRooms(people)];
  const { menu, hours, signUp, staff } = rules.replies;
  const answers = {
    ...messages.answers,
    menu: menu.answer,
    hours: hours.answer,
    signUp: signUp.answer,
    staff: staff.answer,
  };
  const reports = CHATS.flatMap(({ id, room: roomAt, friend: friendAt, perDay }, chat) => {
    const lines = messages.chats[id];
    const times = Array.from({ length: DAYS }, (_, ago) => DAYS - 1 - ago).flatMap((day) =>
      timesOf(day, chat, perDay, now),
    );
    return times.flatMap((time, at) => {
      const [asked, answer] = lines[at % lines.length] ?? [''];
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
        chatName: people.robot,
        chatId: DEMO_ROBOT_ID,
        isMyself: true,
        isMention: false,
        time: time + ANSWER_S,
        content: answer === undefined ? '' : answers[answer],
      };
      return answer === undefined ? [question] : [question, reply];
    });
  });
  return reports
    .sort((one, other) => one.time - other.time)
    .map((message) =>
      reportSchema.parse({
        robotInfo: { wxid: DEMO_ROBOT_ID, name: people.robot },
        message,
      }),
    );
}
