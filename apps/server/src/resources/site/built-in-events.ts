import { ROBOT_TIME_ZONE, type Text } from '@chatdeck/sdk/constants';

const inShanghai = (calendar: string) =>
  new Intl.DateTimeFormat(`zh-CN-u-ca-${calendar}`, {
    timeZone: ROBOT_TIME_ZONE,
    dateStyle: 'full',
  });

/** The lunar year, month and day without the weekday, which both calendars share. */
const lunarDay = (now: Date) =>
  inShanghai('chinese')
    .formatToParts(now)
    .filter(({ type }: { readonly type: string }) => type !== 'weekday' && type !== 'relatedYear')
    .map(({ value }) => value)
    .join('');

/** The date and weekday in Shanghai. */
const dayText = (moment: Date) => inShanghai('gregory').format(moment);

/** The date, weekday and lunar day in Shanghai. */
export const todayText = (now: Date) => `今天是 ${dayText(now)}，农历${lunarDay(now)}`;

/** The robot's report of the message that started a callback. */
export interface CallbackMessage {
  readonly uid: string;
  readonly uname: string;
  readonly roomName: string;
}

/** The account whose robot makes a callback. */
export interface CallbackAccount {
  readonly name: string;
  readonly isMember: boolean;
  /** When the membership ends; null for a lifetime. */
  readonly memberUntil: Date | null;
}

interface BuiltInEvent {
  readonly name: Text;
  readonly description: Text;
  readonly answer: (message: CallbackMessage, account: CallbackAccount, now: Date) => string;
}

/** The callback events under `/v1/api/callback/{id}`. The robot's users read Chinese. */
export const BUILT_IN_EVENTS = {
  whoami: {
    name: { 'zh-CN': '我是谁', en: 'Who am I' },
    description: {
      'zh-CN': '告诉提问的人他的昵称、编号和所在的群',
      en: 'Tells the asker their nickname, id and group',
    },
    answer: ({ uid, uname, roomName }) =>
      [`你是 ${uname || '一位朋友'}`, uid && `编号：${uid}`, roomName && `所在的群：${roomName}`]
        .filter(Boolean)
        .join('\n'),
  },
  today: {
    name: { 'zh-CN': '今天几号', en: 'Date and lunar day' },
    description: {
      'zh-CN': '告诉提问的人今天的日期、星期和农历',
      en: 'Tells the date, the weekday and the lunar day',
    },
    answer: (_message, _account, now) => todayText(now),
  },
  membership: {
    name: { 'zh-CN': '会员到期时间', en: 'Member until' },
    description: {
      'zh-CN': '告诉提问的人机器人账号的会员状态',
      en: "Tells the membership of the robot's account",
    },
    answer: (_message, { name, isMember, memberUntil }) => {
      if (!isMember) return `${name} 还没有开通会员`;
      return `${name} 是会员，${memberUntil ? `${dayText(memberUntil)}到期` : '长期有效'}`;
    },
  },
} as const satisfies Record<string, BuiltInEvent>;

const events: Readonly<Record<string, BuiltInEvent | undefined>> = BUILT_IN_EVENTS;

/** The event with that id. */
export const builtInEvent = (id: string): BuiltInEvent | undefined =>
  Object.hasOwn(events, id) ? events[id] : undefined;
