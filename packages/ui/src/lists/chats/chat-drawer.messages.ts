import { defineMessages } from '#messages';

/** The texts about one friend or group. */
export const chatDrawerMessages = defineMessages(
  'chat-drawer',
  () => ({
    rules: '规则',
    schedules: '定时',
    sends: '最近的群发',
    noRules: '没有规则或对话指名用到。',
    noSchedules: '没有定时、任务或提醒发到这里。',
    tagsText: '只在这里看得到，机器人刷新名单以后也还在。',
    tagsPlaceholder: '选一个，或者写一个新的',
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
