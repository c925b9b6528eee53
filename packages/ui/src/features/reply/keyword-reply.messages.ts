import { defineMessages } from '#messages';

/** The texts of the keyword replies. */
export const keywordReplyMessages = defineMessages(
  'keyword-reply',
  () => ({
    title: '简单问答',
    explanation: '自上而下匹配，命中即回复，不再继续。拖动即可改变先后。',
    add: '添加关键词回复',
    edit: '编辑关键词回复',
    search: '搜关键词或回复内容',
    emptyTitle: '还没有关键词回复',
    emptyText: '设好关键词和要回复的素材，有人发来这些词时，机器人就会回答。',
    hint: '消息符合关键词时，依次发出下面的回复',
    replies: '回复内容',
    repliesHint: '按顺序一条条发出；素材修改后，会员的机器人发的是新内容',
  }),
  () => ({
    title: 'Simple Q&A',
    explanation:
      'Rules are tried from top to bottom, and the first match replies. Drag to change the order.',
    add: 'Add a keyword reply',
    edit: 'Edit a keyword reply',
    search: 'Search keywords or answers',
    emptyTitle: 'No keyword replies yet',
    emptyText: 'Choose keywords and replies; the robot replies when someone writes one of them.',
    hint: 'Sent one after another when a message matches the keywords',
    replies: 'Answers',
    repliesHint: 'Sent in this order. With a membership the robot sends materials as they are now',
  }),
);
