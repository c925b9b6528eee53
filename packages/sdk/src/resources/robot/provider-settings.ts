import {
  CHAT_GPT,
  COZE_V2,
  COZE_V3,
  DIFY,
  FAST_GPT,
  OPEN_DIALOGUE,
  Q_ANYTHING,
  TIANAPI,
} from './provider-numbers';
import type { SettingName } from './robot-config.constants';

/** Where the config has the key, the base address and the bot of a provider. */
interface ProviderSettings {
  readonly token: SettingName;
  /** Absent where the address is fixed. */
  readonly base?: SettingName;
  /** The plugin crashes on an empty address, or calls it as it is. */
  readonly needsBase?: boolean;
  readonly botId?: SettingName;
}

const GPT = { token: 'gpttoken', base: 'proxyPassUrl' } as const;

/** The settings of each provider (robot contract, section 1.2). ChatGPT and FastGPT share theirs. */
const SETTINGS: Readonly<Record<number, ProviderSettings>> = {
  [TIANAPI]: { token: 'txApiKey' },
  [OPEN_DIALOGUE]: { token: 'tencentAESKey', botId: 'tencentToken' },
  [CHAT_GPT]: GPT,
  [DIFY]: { token: 'dify_token', base: 'dify_baseUrl', needsBase: true },
  [FAST_GPT]: { ...GPT, needsBase: true },
  [COZE_V2]: { token: 'coze_token', base: 'coze_baseUrl', botId: 'coze_botId' },
  [COZE_V3]: {
    token: 'cozev3_token',
    base: 'cozev3_baseUrl',
    needsBase: true,
    botId: 'cozev3_botId',
  },
  [Q_ANYTHING]: { token: 'qany_token', base: 'qany_baseUrl', botId: 'qany_botId' },
};

/** The settings with the key, the base address and the bot of a robot type; those of ChatGPT for a retired one. */
export const providerSettings = (type: number): ProviderSettings => SETTINGS[type] ?? GPT;

/** The settings that a robot type does not answer without. */
export function requiredSettings(type: number): readonly SettingName[] {
  const { token, base, needsBase, botId } = SETTINGS[type] ?? {};
  return [token, botId, needsBase ? base : undefined].filter((name) => name !== undefined);
}

/** The keys that are sent as headers, to addresses that are set. */
export const headerKeys = (): readonly SettingName[] => [
  ...new Set(Object.values(SETTINGS).flatMap(({ token, base }) => (base ? [token] : []))),
];
