import type { Locale } from '@chatdeck/sdk/constants';
import type { SiteAddress } from '../../http/site-address';
import type { Postman } from '../../mail/postman';

interface Addressee {
  readonly email: string;
  readonly locale: Locale;
}

/** A day as people of that language write it, by the clock of Shanghai. */
export const dayIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(at);

/** The mails about the deletion of an account, in its language. */
export function deletionMail(postman: Pick<Postman, 'post'>, site: Pick<SiteAddress, 'page'>) {
  return {
    sendAsked: ({ email, locale }: Addressee, deletionAt: Date): void =>
      postman.post({
        to: email,
        topic: 'deletionAsked',
        locale,
        email,
        day: dayIn(locale, deletionAt),
        link: site.page('/login', {}),
      }),

    sendKept: ({ email, locale }: Addressee): void =>
      postman.post({ to: email, topic: 'accountKept', locale, email }),

    sendDeleted: ({ email, locale }: Addressee): void =>
      postman.post({ to: email, topic: 'accountDeleted', locale, email }),
  };
}

export type DeletionMail = ReturnType<typeof deletionMail>;
