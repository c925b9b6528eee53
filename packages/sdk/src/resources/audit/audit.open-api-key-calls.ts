import { row } from './audit-row';

/** What the entries say about further keys of the open API. */
export const OPEN_API_KEY_AUDIT_CALLS = {
  'openApiKey.add': row('access', { 'zh-CN': '添加了密钥', en: 'Added an API key' }),
  'openApiKey.update': row('access', { 'zh-CN': '改了密钥的权限', en: 'Changed an API key' }),
  'openApiKey.rotate': row('access', { 'zh-CN': '更换了密钥', en: 'Rotated an API key' }),
  'openApiKey.remove': row('access', { 'zh-CN': '移除了密钥', en: 'Removed an API key' }),
} as const;
