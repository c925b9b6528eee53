import { defineMessages } from '#messages';

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
    listenRooms: '监听的群组',
    listenContacts: '监听的好友',
    forward: '转发类型',
    toRooms: '转发到的群组',
    toContacts: '转发到的好友',
  }),
  () => ({
    add: 'Add keyword forwarding',
    edit: 'Edit keyword forwarding',
    hint: 'Messages with a keyword are forwarded to the groups or friends that you choose',
    position: 'Where the keyword stands',
    positionHint:
      'Stored only: the robot of today does not read it and forwards wherever the keyword stands',
    listen: 'Listen to',
    listenRooms: 'Groups to listen to',
    listenContacts: 'Friends to listen to',
    forward: 'Forward to',
    toRooms: 'Groups to forward to',
    toContacts: 'Friends to forward to',
  }),
);
