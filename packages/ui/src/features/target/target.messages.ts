import { defineMessages } from '#messages';

/** The texts of the inputs that choose groups and friends. */
export const targetMessages = defineMessages(
  'target',
  ({ number }) => ({
    chosenRooms: (count: number) => `已选 ${number(count)} 个群`,
    chosenFriends: (count: number) => `已选 ${number(count)} 位好友`,
    searchRooms: '搜群名',
    searchFriends: '搜昵称或备注',
    noRooms: '群还没有同步过来。机器人登录后会把群列表发到这里。',
    noFriends: '好友还没有同步过来。机器人登录后会把好友列表发到这里。',
    notAdmin: '机器人不是管理员',
  }),
  ({ number, plural }) => ({
    chosenRooms: (count) =>
      plural(count, { one: '1 group selected', other: `${number(count)} groups selected` }),
    chosenFriends: (count) =>
      plural(count, { one: '1 friend selected', other: `${number(count)} friends selected` }),
    searchRooms: 'Search groups',
    searchFriends: 'Search names or remarks',
    noRooms: 'No groups have arrived yet. The robot sends them once it has logged in.',
    noFriends: 'No friends have arrived yet. The robot sends them once it has logged in.',
    notAdmin: 'The robot is not an administrator',
  }),
);
