import type { Locale } from '../../core/locale';
import { DEFAULT_OPENAI_MODEL, PROVIDER_BASE_URLS, ROBOT_TYPE } from './robot-type.constants';

/** Where the AI provider answers. */
export const BOT_SCOPE = { all: 'all', room: 'room', friend: 'friend' } as const;
/** Where the AI back-end answers: everywhere, in rooms, or to friends. */
export type BotScope = (typeof BOT_SCOPE)[keyof typeof BOT_SCOPE];

/** The default reply of a fresh config. */
export const DEFAULT_REPLY: Readonly<Record<Locale, string>> = {
  'zh-CN': '我在呢',
  en: "I'm here",
};

/** The scalar fields of the robot config and their defaults (product specification, section 3). */
export const CONFIG_DEFAULTS = {
  defaultReply: DEFAULT_REPLY['zh-CN'],
  puppetType: 'wechaty-puppet-wechat',
  autoAcceptFriend: false,
  autoReply: false,
  defaultBot: 0,
  botScope: BOT_SCOPE.all as BotScope,
  /** Longest private message that is answered, in characters. */
  preventLength: 1000,
  parseMini: false,
  roomAt: 1,
  friendNoReplyInRoom: 0,
  /** Pause after each reply, in seconds. */
  chatDelay: 2,
  tuLingKey: '',
  txApiKey: '',
  tencentSecretId: '',
  tencentSecretKey: '',
  tencentAESKey: '',
  tencentToken: '',
  gpttoken: '',
  openaiModel: DEFAULT_OPENAI_MODEL as string,
  /** Time limit of one AI answer, in seconds. */
  openaiTimeout: 180,
  openaiAccessToken: '',
  openaiSystemMessage: '',
  openaiDebug: false,
  proxyUrl: '',
  proxyPassUrl: '',
  showQuestion: true,
  chatFilter: 0,
  openRecord: false,
  ignoreRoomMentionAll: true,
  ignoreFiles: false,
  filterLinkContent: false,
  cozev3_token: '',
  cozev3_botId: '',
  cozev3_baseUrl: PROVIDER_BASE_URLS[ROBOT_TYPE.cozeV3] as string,
  coze_botId: '',
  coze_token: '',
  coze_baseUrl: PROVIDER_BASE_URLS[ROBOT_TYPE.cozeV2] as string,
  coze_showSuggestions: false,
  qany_botId: '',
  qany_token: '',
  qany_baseUrl: PROVIDER_BASE_URLS[ROBOT_TYPE.qAnything] as string,
  dify_token: '',
  dify_baseUrl: PROVIDER_BASE_URLS[ROBOT_TYPE.dify] as string,
  difyAgent: false,
  filterType: 1,
  filterAppid: '',
  filterApiKey: '',
  filterSecretKey: '',
  /** Keywords, separated by commas, that are never discussed. */
  preventWords: '',
};

/** The list fields, each `[]` when missing (product specification, section 3). */
export const CONFIG_LISTS = [
  'acceptFriendKeyWords',
  'newFriendReplys',
  'parseMiniRooms',
  'dayTaskSchedule',
  'roomTaskSchedule',
  'roomNewsSchedule',
  'roomJoinKeywords',
  'roomAsyncList',
  'replyKeywords',
  'privateForwards',
  'forwards',
  'countDownTaskSchedule',
  'avatarList',
  'eventKeywords',
  'callBackEvents',
] as const;
/** The name of a list field of the robot config. */
export type ConfigList = (typeof CONFIG_LISTS)[number];

/** The object fields, null when missing. */
export const CONFIG_OBJECTS = [
  'customBot',
  'summerConfig',
  'conversationRecord',
  'uploadFileConfig',
] as const;
/** The name of an object field of the robot config. */
export type ConfigObject = (typeof CONFIG_OBJECTS)[number];
