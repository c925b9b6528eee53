import { defineMessages } from '#messages';

/** The texts of group synchronisation. */
export const roomSyncMessages = defineMessages(
  'room-sync',
  () => ({
    title: '多群消息同步',
    explanation:
      '把一个群的消息转到其他群。按群名匹配，群改名后规则要跟着改；@ 机器人的消息不同步。',
    add: '添加同步规则',
    edit: '编辑同步规则',
    search: '搜群名',
    emptyTitle: '还没有同步规则',
    emptyText: '一个群坐不下时，把消息同步到第二个、第三个群，大家像在同一个群里。',
    hint: '同步的消息会带上发言人的名字和群名',
    model: '同步方式',
    oneHint: '主群里的消息转到每个子群',
    manyToOneHint: '每个子群里的消息转到主群',
    manyHint: '任何一个群里的消息都转到其他的群',
    main: '主群',
    others: '子群',
    rooms: '互相同步的群',
    placeholder: '输入或选择群名',
    forward: '同步内容',
  }),
  () => ({
    title: 'Group sync',
    explanation:
      'Copies messages from one group to others. Groups are matched by name, so update the rule when one is renamed. Messages that mention the robot are not copied.',
    add: 'Add a sync rule',
    edit: 'Edit a sync rule',
    search: 'Search groups',
    emptyTitle: 'No sync rules yet',
    emptyText:
      'When one group is full, sync it with a second and a third so that everyone sees the same chat.',
    hint: 'Synced messages carry the names of the sender and the group',
    model: 'How',
    oneHint: 'Messages in the main group go to every other group',
    manyToOneHint: 'Messages in the other groups go to the main group',
    manyHint: 'Messages in any group go to all the others',
    main: 'Main group',
    others: 'Other groups',
    rooms: 'Groups in sync',
    placeholder: 'Type or choose a group',
    forward: 'Message types',
  }),
);
