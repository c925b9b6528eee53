import type { Locale } from '@chatdeck/sdk/constants';
import type { SiteAddress } from '../../http/site-address';
import type { MailTopic } from '../../mail/mail-texts';
import type { Letter, Postman } from '../../mail/postman';
import { randomText, sha256 } from '../../security/secrets';
import type { LinkPurpose, MailLinkRepository } from './mail-link.repository';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 32;

/** The page that a link opens (product specification, section 2) and how long the link is valid. */
const LINKS: Readonly<Record<LinkPurpose, { readonly path: string; readonly lifetimeMs: number }>> =
  {
    activation: { path: '/activeemail', lifetimeMs: 24 * HOUR_MS },
    reset: { path: '/reset-psd', lifetimeMs: HOUR_MS },
  };

type TwoFactorTopic = Extract<
  MailTopic,
  'twoFactorOn' | 'twoFactorOff' | 'recoveryCodeUsed' | 'recoveryCodesRenewed'
>;

interface Addressee {
  readonly id: string;
  readonly email: string;
}

interface ResetAddressee extends Addressee {
  readonly activatedAt: Date | null;
  readonly locale: Locale;
}

/** The mails about an account; the tokens in their links are stored only as hashes. */
export function accountMail(links: MailLinkRepository, postman: Postman, site: SiteAddress) {
  async function letterWithLink(
    purpose: LinkPurpose,
    { id: userId, email }: Addressee,
    topic: MailTopic,
    locale: Locale,
  ): Promise<Letter> {
    const token = randomText(TOKEN_BYTES);
    const { path, lifetimeMs } = LINKS[purpose];
    await links.add({ tokenHash: sha256(token), userId, purpose, email }, lifetimeMs);
    return { to: email, topic, locale, email, link: site.page(path, { token }) };
  }

  return {
    /** True once the mail was sent. */
    sendActivation: async (user: Addressee, locale: Locale): Promise<boolean> =>
      postman.send(await letterWithLink('activation', user, 'activation', locale)),

    /**
     * Finds the account after the answer was sent, so that neither the answer nor its duration reveals whether it
     * exists. Anybody may ask for this mail, so its language is that of the account.
     */
    sendReset: (find: () => Promise<ResetAddressee | undefined>): void =>
      postman.behind(async () => {
        const user = await find();
        if (user === undefined) return;
        const letter = await (user.activatedAt === null
          ? letterWithLink('activation', user, 'activationFirst', user.locale)
          : letterWithLink('reset', user, 'reset', user.locale));
        await postman.deliver(letter);
      }),

    /** Lets the owner set a new password after activating an account that somebody else may have created. */
    sendNewPassword: (user: Addressee, locale: Locale): void =>
      postman.behind(async () =>
        postman.deliver(await letterWithLink('reset', user, 'activatedElsewhere', locale)),
      ),

    /** What happened to the two-factor login of an account. */
    mailTwoFactor: (topic: TwoFactorTopic, email: string, locale: Locale): void =>
      postman.post({ to: email, topic, locale, email }),

    /** Notifies the old address, whose owner may not have requested the change. */
    mailEmailChanged: (oldEmail: string, email: string, locale: Locale): void =>
      postman.post({ to: oldEmail, topic: 'emailChanged', locale, email }),
  };
}

export type AccountMail = ReturnType<typeof accountMail>;
