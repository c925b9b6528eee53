import { defineMessages } from '#messages';

/** The texts of the target fields of a record. */
export const targetMessages = defineMessages(
  'record-targets',
  () => ({
    type: '对象',
    rooms: '群',
    friends: '好友',
    allRooms: '全部群',
    allFriends: '全部好友',
    allHint: '以后新增的也包括在内',
    exceptRooms: '不包括这些群',
    exceptFriends: '不包括这些好友',
    except: '不包括',
  }),
  () => ({
    type: 'For',
    rooms: 'Groups',
    friends: 'Friends',
    allRooms: 'All groups',
    allFriends: 'All friends',
    allHint: 'Those that come later too',
    exceptRooms: 'Not these groups',
    exceptFriends: 'Not these friends',
    except: 'except',
  }),
);
