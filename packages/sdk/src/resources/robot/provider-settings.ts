import { COZE_V2, COZE_V3, DIFY, Q_ANYTHING } from './provider-numbers';

const OPEN_DIALOGUE = 5;

/** How the settings of a robot type begin, of those that have their own. */
const PREFIXES: Readonly<Record<number, string>> = {
  [DIFY]: 'dify',
  [COZE_V2]: 'coze',
  [COZE_V3]: 'cozev3',
  [Q_ANYTHING]: 'qany',
};

/**
 * The names of the settings with the token, the base address and the id of the bot of a robot type that has its own
 * token; the address is empty where it is fixed, and the id absent where there is none.
 */
export function settingNames(type: number): readonly [token: string, base: string, botId?: string] {
  if (type === OPEN_DIALOGUE) return ['tencentAESKey', '', 'tencentToken'];
  const prefix = PREFIXES[type];
  if (!prefix) return ['gpttoken', 'proxyPassUrl'];
  const names = [`${prefix}_token`, `${prefix}_baseUrl`] as const;
  return type === DIFY ? names : [...names, `${prefix}_botId`];
}
