import { defineMessages } from '#messages';

interface Counts {
  readonly days7: number;
  readonly days30: number;
  readonly ago: string;
}

/** The texts of how often rules decided about messages. */
export const hitsMessages = defineMessages(
  'rule-hits',
  ({ number }) => ({
    hits: ({ days7, days30, ago }: Counts) =>
      `近 7 天 ${number(days7)} 次 · 近 30 天 ${number(days30)} 次 · 最近 ${ago}`,
    none: '近 30 天没有命中',
    noData: '没有命中次数',
    howTo: '打开消息记录后，这里会显示每条规则命中了几次。',
    open: '去打开',
    now: '刚刚',
    minutes: (count: number) => `${count} 分钟前`,
    hours: (count: number) => `${count} 小时前`,
    days: (count: number) => `${count} 天前`,
  }),
  ({ plural, number }) => ({
    hits: ({ days7, days30, ago }) =>
      `${number(days7)} in 7 days · ${number(days30)} in 30 days · last hit ${ago}`,
    none: 'No hits in 30 days',
    noData: 'No data on hits',
    howTo: 'With the message log on, each rule shows how often it answered.',
    open: 'Open the log',
    now: 'just now',
    minutes: (count) => plural(count, { one: '1 minute ago', other: `${count} minutes ago` }),
    hours: (count) => plural(count, { one: '1 hour ago', other: `${count} hours ago` }),
    days: (count) => plural(count, { one: '1 day ago', other: `${count} days ago` }),
  }),
);
