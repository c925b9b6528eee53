import { choice } from '../../core/choice';
import { OPEN_API_SCOPE } from '../open-api/open-api-scope.constants';

/** What a further key of the open API may do: what a session may, and two things that only keys do. */
export const OPEN_API_KEY_SCOPE = {
  ...OPEN_API_SCOPE,
  /** Open sessions for the pages of a partner, within its other scopes. */
  session: 'session',
  /** Make accounts for customers, read the credentials of their robots, and open sessions in them. */
  customers: 'customers',
} as const;
/** One right of a further key of the open API. */
export type OpenApiKeyScope = (typeof OPEN_API_KEY_SCOPE)[keyof typeof OPEN_API_KEY_SCOPE];

/** The scopes that only keys have, and their labels. */
export const OPEN_API_KEY_ONLY_SCOPES = [
  choice(OPEN_API_KEY_SCOPE.session, '为合作方的页面开会话', 'Open sessions for pages of partners'),
  choice(
    OPEN_API_KEY_SCOPE.customers,
    '为客户建账号，并取得他们机器人的密钥',
    'Make accounts for customers, and read the keys of their robots',
  ),
] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a replaced secret still works, in milliseconds. */
export const SECRET_OVERLAPS = [
  choice(0, '立即失效', 'Not at all'),
  choice(HOUR_MS, '再用 1 小时', '1 hour'),
  choice(DAY_MS, '再用 1 天', '1 day'),
  choice(7 * DAY_MS, '再用 7 天', '7 days'),
] as const;
/** One of the times for which a replaced secret still works, in milliseconds. */
export type SecretOverlap = (typeof SECRET_OVERLAPS)[number]['value'];

/** Long enough to bring the new secret to every program of a small team. */
export const DEFAULT_SECRET_OVERLAP: SecretOverlap = DAY_MS;
