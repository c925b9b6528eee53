import { text, type ConfigField } from './config-field';

const group = 'advanced';
const elsewhere = { kind: 'elsewhere', group } as const;
const unread = text('当前插件不读取，只原样保留', 'Not read by the current plugin; kept as it is');

/** What few need, and what has a page of its own. */
export const ADVANCED_FIELDS: readonly ConfigField[] = [
  {
    ...{ kind: 'switch', key: 'openRecord', group },
    label: text('记录聊天', 'Record chats'),
    help: text(
      '文字和链接记在机器人本机；群聊总结要用，需要会员',
      'Texts and links, on the machine of the robot. Summaries need it; for members',
    ),
  },
  {
    ...{ kind: 'text', key: 'puppetType', group },
    label: text('协议', 'Protocol'),
    help: unread,
  },
];

/** Lists and objects that other pages edit. */
export const ELSEWHERE_FIELDS: readonly ConfigField[] = [
  {
    ...{ ...elsewhere, key: 'replyKeywords', label: text('简单问答', 'Simple Q&A') },
    place: text('简单问答', 'Simple Q&A'),
    to: 'wechat.keywords',
  },
  {
    ...{ ...elsewhere, key: 'eventKeywords', label: text('技能', 'Skills') },
    place: text('技能中心', 'Skill centre'),
    to: 'wechat.keywordsEvent',
  },
  {
    ...{ ...elsewhere, key: 'callBackEvents', label: text('回调事件', 'Callback events') },
    place: text('高级功能', 'Advanced'),
    to: 'vip.callbackEvent',
  },
  {
    ...{ ...elsewhere, key: 'privateForwards', label: text('指定用户转发', 'Forwards by user') },
    place: text('高级功能', 'Advanced'),
    to: 'vip.privateForward',
  },
  {
    ...{ ...elsewhere, key: 'forwards', label: text('关键词转发', 'Forwards by keyword') },
    place: text('定制中心', 'Custom centre'),
    to: 'custom.keywordForward',
  },
  {
    ...{ ...elsewhere, key: 'roomAsyncList', label: text('多群同步', 'Groups in step') },
    place: text('高级功能', 'Advanced'),
    to: 'vip.roomAsync',
  },
  {
    ...{ ...elsewhere, key: 'roomJoinKeywords', label: text('关键词进群', 'Join by keyword') },
    place: text('群组', 'Groups'),
    to: 'group.index',
  },
  {
    ...{ ...elsewhere, key: 'dayTaskSchedule', label: text('每日说', 'Daily saying') },
    place: text('定时任务', 'Schedules'),
    to: 'schedule.day',
  },
  {
    ...{ ...elsewhere, key: 'roomNewsSchedule', label: text('定时新闻', 'News') },
    place: text('定时任务', 'Schedules'),
    to: 'schedule.news',
  },
  {
    ...{ ...elsewhere, key: 'roomTaskSchedule', label: text('定时素材', 'Material schedule') },
    place: text('定时任务', 'Schedules'),
    to: 'schedule.custom',
  },
  {
    ...{ ...elsewhere, key: 'countDownTaskSchedule', label: text('倒计时', 'Countdowns') },
    place: text('定时任务', 'Schedules'),
    to: 'schedule.countdown',
  },
  {
    ...{ ...elsewhere, key: 'summerConfig', label: text('群聊总结', 'Chat summary') },
    place: text('高级功能', 'Advanced'),
    to: 'vip.summerChat',
  },
  {
    ...{ ...elsewhere, key: 'customBot', label: text('自定义机器人', 'Custom bot') },
    place: text('定制中心', 'Custom centre'),
    to: 'custom.customBot',
  },
  {
    ...{ ...elsewhere, key: 'conversationRecord', label: text('消息记录', 'Message records') },
    place: text('定制中心', 'Custom centre'),
    to: 'custom.conversationRecord',
  },
  {
    ...{ ...elsewhere, key: 'uploadFileConfig', label: text('文件存储', 'File storage') },
    place: text('定制中心', 'Custom centre'),
    to: 'custom.uploadFile',
  },
  {
    ...{ ...elsewhere, key: 'avatarList', label: text('头像列表', 'Avatars'), help: unread },
  },
];
