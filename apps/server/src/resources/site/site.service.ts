import { isVip } from '@chatdeck/sdk';
import { ACCOUNT_CAP, type Locale, type Text, textIn } from '@chatdeck/sdk/constants';
import type { PageQuery } from '../../database/list-query';
import { CapReached } from '../../refusal/refusal';
import type { Postman } from '../../mail/postman';
import type { RateLimits } from '../../security/rate-limits';
import type { Settings } from '../../settings';
import type { AccountRepository } from '../account/account.repository';
import { eventAddress } from '../robot/served/own-events';
import { BUILT_IN_EVENTS, builtInEvent, type CallbackMessage } from './built-in-events';
import { messageIn } from './message-texts';
import type { NoticeService } from './notice.service';
import type { SiteRepository } from './site.repository';

interface Release {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly Text[];
}

/** The change log that the site shows, newest release first. */
const CHANGE_LOG: readonly Release[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    changes: [
      {
        'zh-CN': '注册登录、基础配置、好友与群、文字素材、发送消息',
        en: 'Accounts, the robot config, friends and groups, text materials, sending messages',
      },
      {
        'zh-CN': '预设角色、内置回调事件、提醒任务、定制中心的接口',
        en: 'Preset roles, built-in callback events, reminders, the calls of the custom centre',
      },
    ],
  },
];

const DAY_MS = 24 * 3_600_000;

interface Feedback {
  readonly content: string;
  readonly contact?: string | undefined;
}

/** Messages to users, and their feedback to the operator. */
export function siteService(
  repository: SiteRepository,
  accounts: Pick<AccountRepository, 'find' | 'byEmail'>,
  postman: Pick<Postman, 'behind' | 'deliver'>,
  operator: Pick<Settings, 'feedbackGroup' | 'operatorMail'>,
  notice: Pick<NoticeService, 'current'>,
  limits: Pick<RateLimits, 'count'>,
) {
  return {
    async notice() {
      const { content } = await notice.current();
      return { content, feedbackGroup: operator.feedbackGroup };
    },

    feed: (locale: Locale) => ({
      list: CHANGE_LOG.map(({ changes, ...release }) => ({
        ...release,
        changes: changes.map((text) => textIn(text, locale)),
      })),
    }),

    /** The built-in events, with addresses at the origin where robots reach this server. */
    callbackEvents: (origin: string, locale: Locale) => ({
      list: Object.entries(BUILT_IN_EVENTS).map(([id, { name, description }]) => ({
        id,
        name: textIn(name, locale),
        description: textIn(description, locale),
        postUrl: eventAddress(origin, id),
      })),
    }),

    async messages(userId: string, query: PageQuery, locale: Locale) {
      const { count, rows } = await repository.messages(userId, query);
      const list = rows.map(({ id, topic, createdAt }) => ({
        id: String(id),
        ...messageIn(topic, locale),
        createdAt: createdAt.toISOString(),
      }));
      return { count, list };
    },

    /** Stores it for `admin feedback list`, and mails it if the operator has an address. */
    async addFeedback(userId: string, { content, contact = '' }: Feedback): Promise<null> {
      const today = await limits.count(`feedback:${userId}`, DAY_MS);
      if (today > ACCOUNT_CAP.feedbackPerDay) throw new CapReached('cap.feedback');
      await repository.addFeedback(userId, content, contact);
      const to = operator.operatorMail;
      if (to !== undefined) {
        postman.behind(async () => {
          const { email } = await accounts.find(userId);
          // The operator reads it, in the language of the account that has this address.
          const { locale = 'zh-CN' } = (await accounts.byEmail(to)) ?? {};
          await postman.deliver({
            to,
            topic: 'feedback',
            locale,
            email,
            feedback: { content, contact },
          });
        });
      }
      return null;
    },

    /** The answer of a built-in event; undefined if there is no such event. */
    async answerCallback(userId: string, id: string, message: CallbackMessage) {
      const event = builtInEvent(id);
      if (event === undefined) return undefined;
      const { name, role, memberUntil } = await accounts.find(userId);
      return event.answer(message, { name, isMember: isVip({ role }), memberUntil }, new Date());
    },
  };
}

export type SiteService = ReturnType<typeof siteService>;
