import {
  CHAT_GPT,
  COZE_V2,
  COZE_V3,
  DIFY,
  DIFY_BASE_URL,
  FAST_GPT,
  OPENAI_BASE_URL,
  OPEN_DIALOGUE,
  Q_ANYTHING,
  TIANAPI,
} from './provider-numbers';

/** The services that the plugin asks with a key of the account; `ROBOT_TYPES` lists every robot type. */
export const ROBOT_TYPE = {
  tianapi: TIANAPI,
  openDialogue: OPEN_DIALOGUE,
  chatGpt: CHAT_GPT,
  dify: DIFY,
  fastGpt: FAST_GPT,
  cozeV2: COZE_V2,
  cozeV3: COZE_V3,
  qAnything: Q_ANYTHING,
} as const;

/** The default base URL of each provider; the plugin fails on an empty one for Dify, FastGPT and Coze V3. */
export const PROVIDER_BASE_URLS = {
  [CHAT_GPT]: OPENAI_BASE_URL,
  [DIFY]: DIFY_BASE_URL,
  [FAST_GPT]: 'https://cloud.fastgpt.cn/api/v1',
  [COZE_V2]: 'https://api.coze.com/open_api/v2',
  [COZE_V3]: 'https://api.coze.cn',
  [Q_ANYTHING]: 'https://openapi.youdao.com',
} as const;

export { DEFAULT_OPENAI_MODEL } from './provider-numbers';
