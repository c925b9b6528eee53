import { defineMessages } from '#messages';

/** The texts of joining groups by keyword. */
export const joinRuleMessages = defineMessages(
  'join-rule',
  () => ({
    title: '关键词进群',
    explanation:
      '好友私聊关键词，机器人就邀请进群；有人入群时发欢迎语。按群名匹配，群改名后要跟着改。',
    add: '添加进群规则',
    edit: '编辑进群规则',
    search: '搜群名或关键词',
    emptyTitle: '还没有进群规则',
    emptyText: '设好群和关键词，好友发来这些词时，机器人会自动邀请，入群后再发欢迎语。',
    hint: '机器人要在这个群里，并且有邀请的权限',
    room: '群',
    roomPlaceholder: '输入或选择群名',
    keywordsNote: '消息里包含任意一个就会邀请；只想发欢迎语时可以不填',
    replies: '邀请前的回复',
    repliesHint: '发出后再邀请进群，每条间隔约 2 秒',
    welcomes: '入群欢迎语',
    welcomesHint: '只发得出文字和文件；文字前会加上「群名：欢迎新朋友 @名字」',
    notWelcome: '入群欢迎语发不出',
    joinedBy: ' 私聊包含',
    welcomeOnly: ' 只发欢迎语',
    before: '先回复',
    welcome: '入群后欢迎',
  }),
  () => ({
    title: 'Join by keyword',
    explanation:
      'Friends who write a keyword are invited to a group, and whoever joins is welcomed. Groups are known by their names: change them here too.',
    add: 'Add a join rule',
    edit: 'Edit a join rule',
    search: 'Search groups or keywords',
    emptyTitle: 'No join rules yet',
    emptyText:
      'Choose a group and keywords: friends who write one are invited, and welcomed when they join.',
    hint: 'The robot has to be in the group and be allowed to invite',
    room: 'Group',
    roomPlaceholder: 'Type or choose a group',
    keywordsNote: 'One of them anywhere in a message is enough. None for a welcome alone',
    replies: 'Answers before the invitation',
    repliesHint: 'Sent about 2 seconds apart, then the invitation follows',
    welcomes: 'Welcome messages',
    welcomesHint:
      'Only texts and files are sent; texts begin with the group and the name of who joined',
    notWelcome: 'Not sent as a welcome',
    joinedBy: ' by private messages that contain',
    welcomeOnly: ' welcomes only',
    before: 'Answers first',
    welcome: 'Then welcomes',
  }),
);
