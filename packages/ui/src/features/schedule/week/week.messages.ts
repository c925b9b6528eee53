import { defineMessages } from '#messages';

interface Span {
  readonly from: string;
  readonly to: string;
}

interface Targets {
  readonly name: string;
  readonly count: number;
  readonly areRooms: boolean;
}

interface Runs {
  readonly today: number;
  readonly week: number;
}

/** The texts of the week of all schedules. */
export const weekMessages = defineMessages(
  'schedule-week',
  () => ({
    title: '一周安排',
    explanation: '所有定时任务这一周什么时候发，时间按机器人所在的 Asia/Shanghai。停用的不在其中。',
    thisWeek: '本周',
    backToThisWeek: '回到本周',
    previous: '上一周',
    next: '下一周',
    span: ({ from, to }: Span) => `${from} 至 ${to}`,
    fold: '收起',
    unfold: '展开',
    folded: ({ today, week }: Runs) => `今天发 ${today} 次，本周共 ${week} 次。`,
    daily: '每日说',
    material: '素材',
    news: '新闻',
    countdown: '倒计时',
    reminder: '提醒',
    batch: '批量任务',
    rss: 'RSS',
    runs: (count: number) => `${count} 次`,
    noRuns: '没有安排',
    noMoreRuns: '今天没有别的了',
    moreRuns: (count: number) => `还有 ${count} 次没有列出`,
    tooMany: (count: number) => `任务太多，只画出前 ${count} 个`,
    showPast: (count: number) => `显示今天已经过去的 ${count} 次`,
    collision: '同一分钟还有别的任务发给同一个群或好友',
    collisions: (count: number) => `${count} 处同时发给同一个群或好友`,
    allRooms: '全部群',
    allFriends: '全部好友',
    more: ({ name, count, areRooms }: Targets) =>
      `${name}等 ${count} ${areRooms ? '个群' : '位好友'}`,
    often: ({ runs, from, to }: Span & { readonly runs: number }) =>
      `${from} 到 ${to}，共 ${runs} 次`,
    missing: (kinds: readonly string[]) => `${kinds.join('、')}没有取到，图上缺这些任务`,
    retry: '重试',
    emptyTitle: '还没有定时任务',
    emptyText: '例如每天早上给家人发一条每日说，或者每晚把共读提醒发到读书会群。',
    allPaused: (count: number) => `${count} 个定时任务都停用着`,
    howToResume: '停用期间什么都不发。去对应的列表里打开「启用」开关，这里就会画出它们什么时候发。',
    pausedOf: ({ kind, count }: { readonly kind: string; readonly count: number }) =>
      `${kind}（${count}）`,
    addDaily: '添加每日说',
    addMaterial: '定时发送素材',
  }),
  ({ plural }) => ({
    title: 'Week',
    explanation:
      "When all schedules run this week, in the robot's time, Asia/Shanghai. Paused ones are left out.",
    thisWeek: 'This week',
    backToThisWeek: 'Back to this week',
    previous: 'Previous week',
    next: 'Next week',
    span: ({ from, to }) => `${from} to ${to}`,
    fold: 'Hide',
    unfold: 'Show',
    folded: ({ today, week }) =>
      `${today} ${plural(today, { one: 'run', other: 'runs' })} today, ${week} this week.`,
    daily: 'Daily saying',
    material: 'Materials',
    news: 'News',
    countdown: 'Countdown',
    reminder: 'Reminders',
    batch: 'Batch tasks',
    rss: 'RSS',
    runs: (count) => `${count} ${plural(count, { one: 'run', other: 'runs' })}`,
    noRuns: 'Nothing scheduled',
    noMoreRuns: 'Nothing else today',
    moreRuns: (count) => `${count} more are not listed`,
    tooMany: (count) => `Too many schedules; the first ${count} are shown`,
    showPast: (count) => `Show ${count} earlier ${plural(count, { one: 'run', other: 'runs' })}`,
    collision: 'Another schedule sends to the same group or friend in this minute',
    collisions: (count) => `${count} ${plural(count, { one: 'collision', other: 'collisions' })}`,
    allRooms: 'All groups',
    allFriends: 'All friends',
    more: ({ name, count }) => `${name} and ${count - 1} more`,
    often: ({ runs, from, to }) => `${from} to ${to}, ${runs} runs`,
    missing: (kinds) => `Not loaded, so missing here: ${kinds.join(', ')}`,
    retry: 'Retry',
    emptyTitle: 'No schedules yet',
    emptyText:
      'For example: a daily saying for your family, or a reminder for the reading group each evening.',
    allPaused: (count) =>
      plural(count, {
        one: 'Your only schedule is paused',
        other: `All ${count} schedules are paused`,
      }),
    howToResume:
      'Nothing is sent meanwhile. Switch them on in their lists, and this week shows when they run.',
    pausedOf: ({ kind, count }) => `${kind} (${count})`,
    addDaily: 'Add a daily saying',
    addMaterial: 'Schedule materials',
  }),
);
