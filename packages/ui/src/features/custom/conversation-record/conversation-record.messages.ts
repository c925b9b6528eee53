import { defineMessages } from '#messages';

/** The texts of the message push. */
export const conversationRecordMessages = defineMessages(
  'conversation-record',
  () => ({
    title: '自定义消息记录',
    explanation: '把机器人收到和发出的每条消息，实时推送到你自己的服务。',
    open: '启用消息记录',
    openHint: '会员可用，机器人上要先安装消息回调插件',
    address: '推送地址',
    debug: '调试日志',
    debugHint: '在机器人的日志里打印每次推送',
    storage: '转存图片和文件',
    storageHint: '开启后先存到你的存储，推送里带上地址',
  }),
  () => ({
    title: 'Message push',
    explanation: 'Push every message the robot receives or sends to your own service in real time.',
    open: 'Push messages',
    openHint: 'For members; needs the message callback plugin on the robot',
    address: 'Address',
    debug: 'Debug log',
    debugHint: 'Prints each push in the log of the robot',
    storage: 'Store images and files',
    storageHint: 'Uploads them to your storage first and includes their addresses in the push',
  }),
);
