import type { Text } from '../../core/locale';
import { DEFAULT_OPENAI_MODEL, PROVIDER_BASE_URLS, ROBOT_TYPE } from './robot-type.constants';

/** Which chats the AI provider answers. */
export const BOT_SCOPE = { all: 'all', room: 'room', friend: 'friend' } as const;
/** Where the AI back-end answers: everywhere, in rooms, or to friends. */
export type BotScope = (typeof BOT_SCOPE)[keyof typeof BOT_SCOPE];

/** The default reply of a fresh config. */
export const DEFAULT_REPLY: Text = {
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
  /** The longest private message that is answered, in characters. */
  preventLength: 1000,
  parseMini: false,
  roomAt: 1,
  friendNoReplyInRoom: 0,
  /** The pause after each reply, in seconds. */
  chatDelay: 2,
  tuLingKey: '',
  txApiKey: '',
  tencentSecretId: '',
  tencentSecretKey: '',
  tencentAESKey: '',
  tencentToken: '',
  gpttoken: '',
  openaiModel: DEFAULT_OPENAI_MODEL as string,
  /** The timeout of one AI answer, in seconds. */
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
  /** Keywords, separated by commas, of messages that are never answered. */
  preventWords: '',
};

/**
 * What a setting is, which decides its rule, how it is read and written, and who may see it:
 * `text` a key, an address or a name, of which what can be seen is stored; `secret` a text that is masked;
 * `address` a web address or empty; `prose` free text, stored as typed;
 * `number` a count; `amount` one whose zero means "not set" and reads as the default; `flag` yes or no; `scope` a scope.
 */
export type SettingKind =
  'text' | 'secret' | 'address' | 'prose' | 'number' | 'amount' | 'flag' | 'scope';

/** A setting that is neither a list nor an object. */
export type SettingName = keyof typeof CONFIG_DEFAULTS;

/** The kind of each of them, apart from the defaults so that who imports those does not carry these. */
export const CONFIG_SETTINGS = {
  defaultReply: 'prose',
  puppetType: 'text',
  autoAcceptFriend: 'flag',
  autoReply: 'flag',
  defaultBot: 'number',
  botScope: 'scope',
  preventLength: 'amount',
  parseMini: 'flag',
  roomAt: 'flag',
  friendNoReplyInRoom: 'flag',
  chatDelay: 'amount',
  tuLingKey: 'secret',
  txApiKey: 'secret',
  tencentSecretId: 'secret',
  tencentSecretKey: 'secret',
  tencentAESKey: 'secret',
  tencentToken: 'secret',
  gpttoken: 'secret',
  openaiModel: 'text',
  openaiTimeout: 'amount',
  openaiAccessToken: 'secret',
  openaiSystemMessage: 'prose',
  openaiDebug: 'flag',
  proxyUrl: 'text',
  proxyPassUrl: 'address',
  showQuestion: 'flag',
  chatFilter: 'flag',
  openRecord: 'flag',
  ignoreRoomMentionAll: 'flag',
  ignoreFiles: 'flag',
  filterLinkContent: 'flag',
  cozev3_token: 'secret',
  cozev3_botId: 'text',
  cozev3_baseUrl: 'address',
  coze_botId: 'text',
  coze_token: 'secret',
  coze_baseUrl: 'address',
  coze_showSuggestions: 'flag',
  qany_botId: 'text',
  qany_token: 'secret',
  qany_baseUrl: 'address',
  dify_token: 'secret',
  dify_baseUrl: 'address',
  difyAgent: 'flag',
  filterType: 'number',
  filterAppid: 'text',
  filterApiKey: 'secret',
  filterSecretKey: 'secret',
  preventWords: 'prose',
} as const satisfies Record<SettingName, SettingKind>;

/** The settings of some kinds: `SettingOf<'secret'>` are those that are masked. */
export type SettingOf<Kind extends SettingKind> = {
  [Name in SettingName]: (typeof CONFIG_SETTINGS)[Name] extends Kind ? Name : never;
}[SettingName];

/** Something of each setting, as its kind has it. */
export type BySetting<OfKind extends Record<SettingKind, unknown>> = {
  [Name in SettingName]: OfKind[(typeof CONFIG_SETTINGS)[Name]];
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

/** The records of an account that name chats; they are stored apart from the config. */
export const RECORD_LISTS = ['dialogues', 'rssFeeds', 'batchTasks', 'reminders'] as const;
/** The name of a list of records. */
export type RecordList = (typeof RECORD_LISTS)[number];
