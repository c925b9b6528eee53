/** The AI services that answer by a key of the account's own; `ROBOT_TYPES` lists all who answer. */
export const ROBOT_TYPE = {
  chatGpt: 6,
  dify: 8,
  fastGpt: 9,
  cozeV2: 11,
  cozeV3: 12,
  qAnything: 13,
} as const;

/** The base URL of a provider where none is set; the plugin breaks on an empty one for Dify, FastGPT and Coze V3. */
export const PROVIDER_BASE_URLS = {
  [ROBOT_TYPE.chatGpt]: 'https://api.openai.com/v1',
  [ROBOT_TYPE.dify]: 'https://api.dify.ai/v1',
  [ROBOT_TYPE.fastGpt]: 'https://cloud.fastgpt.cn/api/v1',
  [ROBOT_TYPE.cozeV2]: 'https://api.coze.com/open_api/v2',
  [ROBOT_TYPE.cozeV3]: 'https://api.coze.cn',
  [ROBOT_TYPE.qAnything]: 'https://openapi.youdao.com',
} as const;

/** The model of a fresh config (product specification, section 3). */
export const DEFAULT_OPENAI_MODEL = 'gpt-3.5-turbo';
