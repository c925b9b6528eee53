import { defineMessages } from '#messages';

interface Run {
  readonly time: string;
  readonly away: string;
}

/** The texts that all schedules share. */
export const scheduleMessages = defineMessages(
  'schedule-list',
  () => ({
    type: '发给',
    friend: '好友',
    room: '群',
    friendPlaceholder: '输入昵称或备注查找',
    roomPlaceholder: '输入群名查找',
    date: '发送时间',
    zone: '按 Asia/Shanghai 的时间',
    endWord: '结束语',
    isPaused: '停用',
    day: '日期',
    dayPlaceholder: '例如 2026-06-01',
    search: '搜群名、昵称或内容',
    nextRun: ({ time, away }: Run) => `下次 ${time}，${away}`,
    yourTime: ({ time }: { readonly time: string }) => `你的时间 ${time}`,
    neverRuns: '这个时间不能执行，请修改',
  }),
  () => ({
    type: 'Sent to',
    friend: 'Friend',
    room: 'Group',
    friendPlaceholder: 'Find by name or remark',
    roomPlaceholder: 'Find a group by name',
    date: 'When',
    zone: 'In the time of Asia/Shanghai',
    endWord: 'Closing line',
    isPaused: 'Paused',
    day: 'Day',
    dayPlaceholder: 'Such as 2026-06-01',
    search: 'Search groups, friends or contents',
    nextRun: ({ time, away }) => `Next ${time}, ${away}`,
    yourTime: ({ time }) => `Your time ${time}`,
    neverRuns: 'It cannot run at this time; please change it',
  }),
);
