import { defineMessages } from '#messages';

/** The texts of the keyword forward rules. */
export const keywordForwardScreenMessages = defineMessages(
  'keyword-forward-screen',
  () => ({
    title: '关键词转发',
    explanation: '监听群或好友的消息，出现关键词就转发。每条规则都会执行，不影响后面的回复。',
    add: '添加关键词转发',
    search: '搜关键词或名字',
    emptyTitle: '还没有关键词转发',
    emptyText: '例如客户群里有人说「求助」，就转发给值班的同事。',
    from: '在',
    forwardTo: '转发到',
  }),
  () => ({
    title: 'Forward by keyword',
    explanation:
      'Listens to groups or friends and forwards messages with a keyword. Every rule is used, and answers go on as usual.',
    add: 'Add a forward rule',
    search: 'Search keywords or names',
    emptyTitle: 'No forward rules yet',
    emptyText:
      'For example: when somebody in a customer group asks for help, tell whoever is on duty.',
    from: 'In',
    forwardTo: 'Forwarded to',
  }),
);
