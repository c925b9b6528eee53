import { defineMessages } from '#messages';

/** The texts of the forward assistant. */
export const privateForwardScreenMessages = defineMessages(
  'private-forward-screen',
  () => ({
    title: '转发助手',
    explanation: '把指定用户私聊机器人的消息转发到群和好友。对方改名后，规则里的昵称也要跟着改。',
    add: '添加指定用户转发',
    search: '搜昵称或群名',
    emptyTitle: '还没有转发规则',
    emptyText: '选一个用户，他私聊机器人的消息会自动转发到你指定的群和好友。',
    writes: '私聊机器人时',
    forwardTo: '转发到',
  }),
  () => ({
    title: 'Forward assistant',
    explanation:
      'What single users write to the robot in private, forwarded to groups and friends. When they change their name, change it here.',
    add: 'Add forwarding of a user',
    search: 'Search names or groups',
    emptyTitle: 'No forward rules yet',
    emptyText:
      'Choose a user: what they write to the robot is forwarded to your groups and friends.',
    writes: 'writes to the robot',
    forwardTo: 'Forwarded to',
  }),
);
