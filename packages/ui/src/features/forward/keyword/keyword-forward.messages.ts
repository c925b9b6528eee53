import { defineMessages } from '#messages';

/** The texts of the keyword forward rules. */
export const keywordForwardScreenMessages = defineMessages(
  'keyword-forward-screen',
  () => ({
    title: '关键词转发',
    explanation:
      '监听群或好友的消息，出现关键词就转发。从上到下，第一条符合的规则转发，不影响后面的回复。',
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
      'Listens to groups or friends and forwards messages with a keyword. From top to bottom, the first rule that fits forwards; answers go on as usual.',
    add: 'Add a forward rule',
    search: 'Search keywords or names',
    emptyTitle: 'No forward rules yet',
    emptyText:
      'For example: when somebody in a customer group asks for help, tell whoever is on duty.',
    from: 'In',
    forwardTo: 'Forwarded to',
  }),
);

/** The texts of the keyword forward dialog. */
export const keywordForwardMessages = defineMessages(
  'keyword-forward-dialog',
  () => ({
    add: '添加关键词转发',
    edit: '编辑关键词转发',
    hint: '监听到关键词后，把消息转发到指定的群或好友',
    position: '关键词位置',
    positionHint: '只保存：当前版本的机器人不读取这一项，关键词在哪里都会转发',
    listen: '监听类型',
    listenRooms: '监听的群',
    listenContacts: '监听的好友',
    forward: '转发类型',
    toRooms: '转发到的群',
    toContacts: '转发到的好友',
  }),
  () => ({
    add: 'Add keyword forwarding',
    edit: 'Edit keyword forwarding',
    hint: 'Messages with a keyword are forwarded to the groups or friends that you choose',
    position: 'Keyword position',
    positionHint:
      'Saved only: the current robot ignores it and forwards wherever the keyword appears',
    listen: 'Listen to',
    listenRooms: 'Groups to listen to',
    listenContacts: 'Friends to listen to',
    forward: 'Forward to',
    toRooms: 'Groups to forward to',
    toContacts: 'Friends to forward to',
  }),
);
