import type { CONFIG_DEFAULTS } from './robot-config.constants';

/**
 * What a setting is, which decides its rule, how it is read and written, and who may see it:
 * `text` a key, an address or a name, trimmed when stored; `secret` a text that is masked;
 * `address` a web address or empty; `prose` free text, stored as typed;
 * `number` a count; `amount` one whose zero means "not set" and reads as the default; `flag` yes or no; `scope` a scope.
 */
export type SettingKind =
  'text' | 'secret' | 'address' | 'prose' | 'number' | 'amount' | 'flag' | 'scope';

type SettingName = keyof typeof CONFIG_DEFAULTS;

/** The kind of each scalar field of the robot config; `CONFIG_DEFAULTS` has their defaults. */
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
