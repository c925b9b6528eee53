import { textIn } from '../core/language-pack';
import type { Locale, Text } from '../core/locale';

const row = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** Why a stage did what it did, in both languages. */
export const REASON_TEXT = {
  decided: row('前面的步骤已决定', 'Decided before'),
  otherKind: row('不处理这类消息', 'Not for this kind'),
  clear: row('通过', 'Passed'),
  ownMessage: row('机器人自己的消息', 'Its own message'),
  notLoaded: row('读不了配置', 'Config not loaded'),
  malformed: row('配置有误', 'Malformed'),
  unset: row('没有设置', 'Not set up'),
  off: row('已关闭', 'Switched off'),
  paused: row('已暂停', 'Paused'),
  membership: row('会员已到期', 'Membership is over'),
  noKeyword: row('没有匹配的关键词', 'No keyword fits'),
  otherChat: row('不是设定的好友或群', 'Not for this chat'),
  notMentioned: row('群里没有 @ 机器人', 'Not @-mentioned'),
  onlyRooms: row('仅限群聊', 'In groups only'),
  onlyFriends: row('仅限好友私聊', 'In private chats only'),
  friendInRoom: row('好友要 @ 才回复', 'Friends have to @'),
  contains: row('包含关键词', 'Contains the keyword'),
  equals: row('与关键词完全一致', 'Is exactly the keyword'),
  exactContains: row('精确匹配在这里等于包含', 'Exact means contains here'),
  always: row('对每条消息生效', 'For every message'),
  blank: row('没有文字', 'No words'),
  asked: row('交给 AI', 'The AI is asked'),
  forwarded: row('已转发', 'Forwarded'),
  noTarget: row('找不到对象', 'Target not found'),
  address: row('地址无效', 'Not an address'),
  type: row('不支持的类型', 'Unsupported type'),
  official: row('微信官方消息', 'An official message'),
  noReplies: row('没有回复内容', 'No replies'),
  unsayable: row('内容发不出去', 'Cannot be sent'),
  onPhone: row('只能在手机上查看', 'Only for the phone'),
  described: row('已解析卡片', 'The card is described'),
  uploaded: row('已上传给 AI', 'Uploaded for the AI'),
  imageKept: row('图片等待提问', 'Picture waits for a question'),
  tooLong: row('超过长度限制', 'Too long'),
  reminderNoted: row('提醒已记下', 'Reminder noted'),
  reminderFormat: row('提醒格式不正确', 'Not a valid reminder'),
  preventWord: row('包含敏感词', 'Has a blocked word'),
  noHistory: row('没有聊天记录', 'No chat history'),
  unknownSkill: row('没有这个技能', 'No such skill'),
  limit: row('这个对话的回答次数已用完', 'The answer limit of this dialogue is used up'),
  key: row('缺少密钥', 'No key'),
  model: row('没有选择模型', 'No model'),
  braces: row('提示词里有单个花括号', 'Single brace in the prompt'),
  noFiles: row('不接收文件', 'Takes no files'),
  reset: row('清除上下文', 'Context cleared'),
  syncMention: row('@ 机器人的消息不同步', 'Not synchronised with an @'),
  syncTopic: row('群名与昵称相同', 'Group and speaker share a name'),
} as const satisfies Record<string, Text>;

/** The id of a reason. */
export type ReasonId = keyof typeof REASON_TEXT;

/** A reason in words. */
export const reasonText = (id: ReasonId, locale: Locale): string => textIn(REASON_TEXT[id], locale);
