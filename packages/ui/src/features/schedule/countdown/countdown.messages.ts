import { defineMessages } from '#messages';

interface Said {
  readonly prefix: string;
  readonly day: string;
}

/** The texts of countdowns. */
export const countdownMessages = defineMessages(
  'countdown',
  () => ({
    title: '倒计时',
    explanation: '每天告诉好友或群，离某个日子还有多少天。时间按 Asia/Shanghai。',
    add: '添加倒计时',
    edit: '编辑倒计时',
    search: '搜昵称、群名或内容',
    emptyTitle: '还没有倒计时',
    emptyText: '每天报一次还剩多少天。例如每天早上告诉班级群，离中考还有多少天。',
    hint: '发出「今天距离…还有 N 天」，日子过了也会继续发',
    day: '目标日期',
    prefix: '事项',
    prefixHint: '例如「中考」',
    suffix: '天数后的文字',
    says: ({ prefix, day }: Said) => `今天距离${prefix}（${day}）还有 N 天`,
  }),
  () => ({
    title: 'Countdown',
    explanation:
      'Tells friends or groups each day how many days are left. Times are in Asia/Shanghai.',
    add: 'Add a countdown',
    edit: 'Edit a countdown',
    search: 'Search friends, groups or contents',
    emptyTitle: 'No countdowns yet',
    emptyText:
      'Says how many days are left until a day that you choose. For example: tell a class each morning how long it is until the exam.',
    hint: 'Says how many days are left, and keeps counting after the day',
    day: 'Day',
    prefix: 'Event',
    prefixHint: 'Such as the exams',
    suffix: 'Text after the number',
    says: ({ prefix, day }) => `N days until ${prefix} (${day})`,
  }),
);
