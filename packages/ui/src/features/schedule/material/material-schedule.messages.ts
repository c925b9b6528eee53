import { defineMessages } from '#messages';

/** The texts of materials on a schedule. */
export const materialScheduleMessages = defineMessages(
  'material-schedule',
  () => ({
    title: '定时发送素材',
    explanation: '按时把素材发到群或好友，几条就按顺序发几条。时间按 Asia/Shanghai。',
    add: '添加定时素材',
    edit: '编辑定时素材',
    search: '搜群名、昵称或素材',
    emptyTitle: '还没有定时素材',
    emptyText: '从素材库选好内容，到点发出去。例如每天晚上八点把共读提醒发到读书会群。',
    hint: '到点按顺序发出下面的素材',
    contents: '发送内容',
    sends: '发送',
  }),
  () => ({
    title: 'Scheduled materials',
    explanation:
      'Sends materials to groups or friends, one after the other. Times are in Asia/Shanghai.',
    add: 'Add a schedule',
    edit: 'Edit a schedule',
    search: 'Search groups, friends or materials',
    emptyTitle: 'No materials on a schedule yet',
    emptyText:
      'Sends what you choose from your materials. For example: remind the reading group each evening at eight.',
    hint: 'Sent in this order at the scheduled time',
    contents: 'What is sent',
    sends: 'Sends',
  }),
);
