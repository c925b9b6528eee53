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
      '文字和链接记在机器人本机；群聊总结要用，需要会员',
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
    group,
    label: text('简单问答', 'Simple Q&A'),
    place: text('简单问答', 'Simple Q&A'),
    to: 'wechat.keywords',
  }),
  elsewhereField('eventKeywords', {
    group,
    label: text('技能', 'Skills'),
    place: text('技能中心', 'Skill centre'),
    to: 'wechat.keywordsEvent',
  }),
  elsewhereField('callBackEvents', {
    group,
    label: text('回调事件', 'Callback events'),
    place: text('高级功能', 'Advanced'),
    to: 'vip.callbackEvent',
  }),
  elsewhereField('privateForwards', {
    group,
    label: text('指定用户转发', 'Forwards by user'),
    place: text('高级功能', 'Advanced'),
    to: 'vip.privateForward',
  }),
  elsewhereField('forwards', {
    group,
    label: text('关键词转发', 'Forwards by keyword'),
    place: text('定制中心', 'Custom centre'),
    to: 'custom.keywordForward',
  }),
  elsewhereField('roomAsyncList', {
    group,
    label: text('多群同步', 'Group sync'),
    place: text('高级功能', 'Advanced'),
    to: 'vip.roomAsync',
  }),
  elsewhereField('roomJoinKeywords', {
    group,
    label: text('关键词进群', 'Join by keyword'),
    place: text('群组', 'Groups'),
    to: 'group.index',
  }),
  elsewhereField('dayTaskSchedule', {
    group,
    label: text('每日说', 'Daily saying'),
    place: text('定时任务', 'Schedules'),
    to: 'schedule.day',
  }),
  elsewhereField('roomNewsSchedule', {
    group,
    label: text('定时新闻', 'News'),
    place: text('定时任务', 'Schedules'),
    to: 'schedule.news',
  }),
  elsewhereField('roomTaskSchedule', {
    group,
    label: text('定时素材', 'Material schedule'),
    place: text('定时任务', 'Schedules'),
    to: 'schedule.custom',
  }),
  elsewhereField('countDownTaskSchedule', {
    group,
    label: text('倒计时', 'Countdowns'),
    place: text('定时任务', 'Schedules'),
    to: 'schedule.countdown',
  }),
  elsewhereField('summerConfig', {
    group,
    label: text('群聊总结', 'Chat summary'),
    place: text('高级功能', 'Advanced'),
    to: 'vip.summerChat',
  }),
  elsewhereField('customBot', {
    group,
    label: text('自定义机器人', 'Custom bot'),
    place: text('定制中心', 'Custom centre'),
    to: 'custom.customBot',
  }),
  elsewhereField('conversationRecord', {
    group,
    label: text('消息记录', 'Message records'),
    place: text('定制中心', 'Custom centre'),
    to: 'custom.conversationRecord',
  }),
  elsewhereField('uploadFileConfig', {
    group,
    label: text('文件存储', 'File storage'),
    place: text('定制中心', 'Custom centre'),
    to: 'custom.uploadFile',
  }),
  elsewhereField('avatarList', {
    group,
    label: text('头像列表', 'Avatars'),
    help: unread,
  }),
];
