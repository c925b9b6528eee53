import { textIn } from '../core/language-pack';
import type { Locale, Text } from '../core/locale';
import type { StageId } from './simulation.types';

const row = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** What each stage of the robot is called, by the name of the page that it is set on, in both languages. */
export const STAGE_TEXT: Readonly<Record<StageId, Text>> = {
  receive: row('收到消息', 'Received'),
  privateForward: row('转发助手', 'Forward assistant'),
  card: row('解析卡片', 'Parse cards'),
  account: row('公众号和空消息', 'Official accounts'),
  voice: row('语音识别', 'Voice to text'),
  upload: row('文件存储', 'File storage'),
  image: row('图片识别', 'Pictures'),
  empty: row('默认回复', 'Default reply'),
  official: row('微信通知', 'Notices of WeChat'),
  length: row('私聊字数上限', 'Longest private message'),
  newFriend: row('新好友欢迎语', 'Welcome for new friends'),
  roomInvite: row('关键词进群', 'Join by keyword'),
  reminder: row('提醒任务', 'Reminders'),
  forward: row('关键词转发', 'Forward by keyword'),
  callback: row('回调事件', 'Callback events'),
  preventWords: row('敏感词', 'Blocked words'),
  summary: row('群聊总结', 'Chat summary'),
  skill: row('技能中心', 'Skill centre'),
  reply: row('简单问答', 'Simple Q&A'),
  dialogue: row('自定义对话', 'Dialogues'),
  customBot: row('自定义机器人', 'Custom bot'),
  provider: row('全局 AI', 'Global AI'),
  sync: row('多群消息同步', 'Group sync'),
};

/** Whether something that was stored or sent is the id of a stage. */
export const isStageId = (id: string): id is StageId => Object.hasOwn(STAGE_TEXT, id);

/** A stage in words. */
export const stageText = (id: StageId, locale: Locale): string => textIn(STAGE_TEXT[id], locale);
