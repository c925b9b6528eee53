import { defineMessages } from '#messages';

/** The texts of countdowns for many targets. */
export const moreCountdownMessages = defineMessages(
  'more-countdown',
  () => ({
    title: '群发倒计时',
    explanation: '按时告诉多个或全部群、好友，离某个日子还有多少天。时间按 Asia/Shanghai。',
    add: '添加群发倒计时',
    edit: '编辑群发倒计时',
    search: '搜任务',
    emptyTitle: '还没有群发倒计时',
    emptyText: '例如每天早上告诉全部群，离周年庆还有多少天。',
    removeText: '删除后到时间不再发送。',
    hint: '到点逐个发出，日子过了也会继续发',
  }),
  () => ({
    title: 'Countdown broadcasts',
    explanation:
      'Tells many or all groups or friends how many days are left. Times are in Asia/Shanghai.',
    add: 'Add a countdown broadcast',
    edit: 'Edit a countdown broadcast',
    search: 'Search tasks',
    emptyTitle: 'No countdown broadcasts yet',
    emptyText: 'For example, the days until an anniversary sale to all groups every morning.',
    removeText: 'It is no longer sent.',
    hint: 'Goes out to one chat after another, and keeps counting after the day',
  }),
);
