import { deviceOf } from '@chatdeck/sdk/texts';
import type { Locale } from '@chatdeck/sdk/constants';
import type { SiteAddress } from '../../http/site-address';
import type { Letter, Postman } from '../../mail/postman';
import type { RateLimits } from '../../security/rate-limits';
import type { User } from './account.repository';
import type { Browser } from './sessions';

/** Of each kind, an account gets one mail within this time: a script that repeats a change must not fill its mailbox. */
const QUIET_MS = 5 * 60_000;

/** What the owner is told of at once, and the page on which to undo it. */
const PAGES = {
  newDevice: '/user/sessions',
  newKey: '/user/info',
  newOpenApiKey: '/oapi/oapi',
  openApiKeyChanged: '/oapi/oapi',
  openApiKeyRemoved: '/oapi/oapi',
  newPasskey: '/user/info',
  passkeyRemoved: '/user/info',
  passwordChanged: '/password-forget',
  passwordReset: '/password-forget',
  passwordResetByOperator: '/password-forget',
  twoFactorOffByOperator: '/user/info',
} as const;
export type SecurityTopic = keyof typeof PAGES;

type Owner = Pick<User, 'id' | 'email' | 'locale'>;

/** A moment by the clock of Shanghai, with its zone, for readers anywhere. */
const momentIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'medium',
    timeStyle: 'long',
  }).format(at);

/** The browser and its system by name; what it says of itself if that is all, and nothing if it says nothing. */
const nameOf = (userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || userAgent.slice(0, 80);
};

/** Mails to the owner of an account about what somebody else may have done to it, in the language of the account. */
export function securityMail(
  findOwner: (userId: string) => Promise<Owner | undefined>,
  postman: Pick<Postman, 'behind' | 'deliver'>,
  limits: Pick<RateLimits, 'count'>,
  site: Pick<SiteAddress, 'page'>,
) {
  async function send(topic: SecurityTopic, userId: string, { ip = '', userAgent = '' }: Browser) {
    const at = new Date();
    if ((await limits.count(`mail:${topic}:${userId}`, QUIET_MS)) > 1) return;
    const owner = await findOwner(userId);
    if (owner === undefined) return;
    const { email, locale } = owner;
    const act: Letter['act'] = {
      when: momentIn(locale, at),
      browser: nameOf(userAgent),
      address: ip,
    };
    const link = site.page(PAGES[topic], {});
    await postman.deliver({ to: email, topic, locale, email, act, link });
  }

  return {
    /** Sends a mail behind the answer: neither a slow mail server nor a failing one concerns the caller. */
    tell: (topic: SecurityTopic, userId: string, browser: Browser): void =>
      postman.behind(() => send(topic, userId, browser)),
  };
}

export type SecurityMail = ReturnType<typeof securityMail>;
