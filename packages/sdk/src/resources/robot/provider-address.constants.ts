/** The base URL of a provider where none is set; the plugin breaks on an empty one for 8, 9 and 12. */
export const PROVIDER_BASE_URLS = {
  6: 'https://api.openai.com/v1',
  8: 'https://api.dify.ai/v1',
  9: 'https://cloud.fastgpt.cn/api/v1',
  11: 'https://api.coze.com/open_api/v2',
  12: 'https://api.coze.cn',
  13: 'https://openapi.youdao.com',
} as const;
