import { text, type ConfigField } from './config-field';
import { elsewhereField, switchField, textField } from './field-factories';

const group = 'advanced';
const unread = text('当前插件不读取，只原样保留', 'Not read by the current plugin; kept as it is');

/** Rarely used settings. */
export const ADVANCED_FIELDS: readonly ConfigField[] = [
  switchField('openRecord', {
    group,
    label: text('记录聊天', 'Record chats'),
    help: text(
      '文字和链接记在机器人本机；群聊总结要用，需要开通会员',
      'Texts and links, on the machine of the robot. Summaries need it; for members',
    ),
  }),
  textField('puppetType', {
    group,
    label: text('协议', 'Protocol'),
    help: unread,
  }),
];

/** Lists and objects that are edited on other pages. */
export const ELSEWHERE_FIELDS: readonly ConfigField[] = [
  elsewhereField('replyKeywords', {
    group: 'elsewhere',
    label: text('简单问答', 'Simple Q&A'),
    to: 'wechat.keywords',
  }),
  elsewhereField('eventKeywords', {
    group: 'elsewhere',
    label: text('技能中心', 'Skill centre'),
    to: 'wechat.keywordsEvent',
  }),
  elsewhereField('callBackEvents', {
    group: 'elsewhere',
    label: text('回调事件', 'Callback events'),
    to: 'vip.callbackEvent',
  }),
  elsewhereField('privateForwards', {
    group: 'elsewhere',
    label: text('转发助手', 'Forward assistant'),
    to: 'vip.privateForward',
  }),
  elsewhereField('forwards', {
    group: 'elsewhere',
    label: text('关键词转发', 'Forward by keyword'),
    to: 'custom.keywordForward',
  }),
  elsewhereField('roomAsyncList', {
    group: 'elsewhere',
    label: text('多群消息同步', 'Group sync'),
    to: 'vip.roomAsync',
  }),
  elsewhereField('roomJoinKeywords', {
    group: 'elsewhere',
    label: text('关键词进群', 'Join by keyword'),
    to: 'group.index',
  }),
  elsewhereField('dayTaskSchedule', {
    group: 'elsewhere',
    label: text('每日说', 'Daily saying'),
    to: 'schedule.day',
  }),
  elsewhereField('roomNewsSchedule', {
    group: 'elsewhere',
    label: text('定时新闻', 'News'),
    to: 'schedule.news',
  }),
  elsewhereField('roomTaskSchedule', {
    group: 'elsewhere',
    label: text('定时发送素材', 'Scheduled materials'),
    to: 'schedule.custom',
  }),
  elsewhereField('countDownTaskSchedule', {
    group: 'elsewhere',
    label: text('倒计时', 'Countdown'),
    to: 'schedule.countdown',
  }),
  elsewhereField('summerConfig', {
    group: 'elsewhere',
    label: text('群聊总结', 'Chat summary'),
    to: 'vip.summerChat',
  }),
  elsewhereField('customBot', {
    group: 'elsewhere',
    label: text('自定义机器人', 'Custom bot'),
    to: 'custom.customBot',
  }),
  elsewhereField('conversationRecord', {
    group: 'elsewhere',
    label: text('自定义消息记录', 'Message push'),
    to: 'custom.conversationRecord',
  }),
  elsewhereField('uploadFileConfig', {
    group: 'elsewhere',
    label: text('文件存储', 'File storage'),
    to: 'custom.uploadFile',
  }),
  elsewhereField('avatarList', {
    group: 'elsewhere',
    label: text('头像列表', 'Avatars'),
    help: unread,
  }),
];
