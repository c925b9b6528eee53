import { defineMessages } from '#messages';

/** The texts about what was sent to one friend or group before. */
export const pastSendsMessages = defineMessages(
  'past-sends',
  ({ number }) => ({
    list: '最近的群发',
    loading: '正在读取群发记录',
    none: '30 天内没有群发到这里。',
    more: (count: number) => `共 ${number(count)} 次，其余在群发列表里`,
  }),
  ({ number }) => ({
    list: 'Recent mass sends',
    loading: 'Loading mass sends',
    none: 'No mass send went here in the last 30 days.',
    more: (count) => `${number(count)} in all; the list of mass sends has the others`,
  }),
);
