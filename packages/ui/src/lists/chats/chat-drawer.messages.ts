import { defineMessages } from '#messages';

/** The texts about one friend or group. */
export const chatDrawerMessages = defineMessages(
  'chat-drawer',
  () => ({
    rules: '规则',
    schedules: '定时',
    sends: '最近的群发',
    noRules: '没有规则或对话用到它。',
    noSchedules: '没有定时任务或提醒发到这里。',
    tagsText: '仅在控制台可见，机器人刷新名单后仍会保留。',
    tagsPlaceholder: '选择或新建标签',
    tooMany: ({ most }: { readonly most: number }) => `最多 ${most} 个标签`,
    tooLong: ({ most }: { readonly most: number }) => `标签不能超过 ${most} 个字`,
  }),
  () => ({
    rules: 'Rules',
    schedules: 'Schedules',
    sends: 'Recent mass sends',
    noRules: 'No rule or dialogue mentions it.',
    noSchedules: 'No schedule, task or reminder sends here.',
    tagsText: 'Only visible here, and kept when the robot refreshes the list.',
    tagsPlaceholder: 'Choose one, or write a new one',
    tooMany: ({ most }) => `At most ${most} tags`,
    tooLong: ({ most }) => `A tag has at most ${most} characters`,
  }),
);
