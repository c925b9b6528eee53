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

/** The texts of the designated-user forward dialog. */
export const privateForwardMessages = defineMessages(
  'private-forward-dialog',
  () => ({
    add: '添加指定用户转发',
    edit: '编辑指定用户转发',
    hint: '这个用户发来的消息会转发到指定的群和好友',
    name: '用户昵称',
    namePlaceholder: '输入或选择昵称',
    nameHint: '按昵称匹配，对方改名后需要一起修改',
    type: '转发消息类型',
    filter: '转发消息过滤',
    filterHint: '只保存：当前版本的机器人不读取这一项，消息都会转发',
    rooms: '转发到的群',
    roomsPlaceholder: '输入群名，可以粘贴一串',
    contacts: '转发到的好友',
    contactsPlaceholder: '输入昵称，可以粘贴一串',
    nowhere: '还没有选择转发到哪里，这条规则不会转发任何消息。',
  }),
  () => ({
    add: 'Add forwarding of a user',
    edit: 'Edit forwarding of a user',
    hint: 'What this user writes is forwarded to the groups and friends that you choose',
    name: 'User name',
    namePlaceholder: 'Type or choose a name',
    nameHint: 'Matched by name; update it here when the user renames',
    type: 'What is forwarded',
    filter: 'Message filter',
    filterHint: 'Saved only: the current robot ignores it and forwards every message',
    rooms: 'Groups to forward to',
    roomsPlaceholder: 'Type group names, or paste a list',
    contacts: 'Friends to forward to',
    contactsPlaceholder: 'Type names, or paste a list',
    nowhere: 'No target is chosen, so this rule forwards nothing.',
  }),
);
