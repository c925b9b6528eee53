import { defineMessages } from '#messages';

/** The texts that the dialogs of rules share. */
export const ruleMessages = defineMessages(
  'rule',
  () => ({
    cancel: '取消',
    add: '添加',
    save: '保存',
    keywords: '关键词',
    keywordsPlaceholder: '输入后按回车，可以粘贴一串',
    match: '匹配规则',
    exactHint: '整条消息与关键词完全相同才会触发',
    containsHint: '消息中包含关键词就会触发',
  }),
  () => ({
    cancel: 'Cancel',
    add: 'Add',
    save: 'Save',
    keywords: 'Keywords',
    keywordsPlaceholder: 'Type and press Enter, or paste a list',
    match: 'How it matches',
    exactHint: 'The whole message has to be the keyword',
    containsHint: 'The message has to contain the keyword',
  }),
);

/** The texts of a rule's trigger fields. */
export const triggerMessages = defineMessages(
  'rule-trigger',
  () => ({
    scope: '生效范围',
    needAt: '群中 @ 触发',
    needAtHint: '关掉后群里不 @ 机器人也会触发；私聊不受影响',
  }),
  () => ({
    scope: 'Applies to',
    needAt: 'In groups only when mentioned',
    needAtHint: 'When off no mention is needed; private chats are not affected',
  }),
);
