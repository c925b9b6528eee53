import { CODE, type Locale } from '@chatdeck/sdk/constants';
import { refusalText, type RefusalId } from '@chatdeck/sdk/rule-texts';
import { Refusal } from '../../refusal/refusal';
import { sha256 } from '../../security/secrets';
import type { RateLimits } from '../../security/rate-limits';
import type { Seal } from '../../security/seal';
import type { AccountMail } from '../account/account-mail';
import type { User } from '../account/account.repository';
import { stepOf } from './app-codes';
import { recoveryHash } from './recovery-codes';
import type { TwoFactorRepository } from './two-factor.repository';

const MINUTE_MS = 60_000;
/** Codes for one account, which only somebody with its password can try. */
const CODE_LIMIT = { tries: 10, windowMs: 15 * MINUTE_MS };
/** Three of a million codes are right at a time: so many a day take most of a century to find one. */
const DAY_LIMIT = { tries: 50, windowMs: 24 * 60 * MINUTE_MS };

/** The codes of accounts, each of which is accepted once. */
export function createSecondFactor(
  repository: Pick<TwoFactorRepository, 'find' | 'claimStep' | 'useCode'>,
  limits: Pick<RateLimits, 'admit' | 'forget'>,
  seal: Pick<Seal, 'open'>,
  mail: Pick<AccountMail, 'mailTwoFactor'>,
) {
  async function useAppCode(userId: string, code: string): Promise<boolean> {
    const found = await repository.find(userId);
    if (found === undefined) return false;
    const step = stepOf(await seal.open(found.secret, userId), code);
    return step !== undefined && (await repository.claimStep(userId, step));
  }

  async function useRecoveryCode({ id, email }: User, code: string, locale: Locale) {
    const isUsed = await repository.useCode(id, recoveryHash(id, code));
    if (isUsed) mail.mailTwoFactor('recoveryCodeUsed', email, locale);
    return isUsed;
  }

  return {
    /** Counts an attempt to guess a code of the account; 20002 beyond the limits. Returns how to forget the attempts. */
    async admit({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>) {
      // Whoever used up the attempts knew the password: the owner who sets a new one has all of them again.
      const subject = `factor:${id}:${sha256(passwordHash)}`;
      const daily = `${subject}:day`;
      await limits.admit(subject, CODE_LIMIT);
      await limits.admit(daily, DAY_LIMIT);
      return async () => void (await Promise.all([limits.forget(subject), limits.forget(daily)]));
    },

    /** Uses up a code of the app or a recovery code; 20003 for one that is wrong or was used. */
    async prove(user: User, code: string, locale: Locale): Promise<void> {
      const forget = await this.admit(user);
      const isRight = await (/^\d+$/.test(code)
        ? useAppCode(user.id, code)
        : useRecoveryCode(user, code, locale));
      if (!isRight) throw wrongCode(locale);
      await forget();
    },

    /** With two-factor login, uses up a code; 10001 without one. Nothing is needed while it is off. */
    async proveIfOn(user: User, code: string | undefined, locale: Locale): Promise<void> {
      if (user.twoFactorSince === null) return;
      if (code === undefined) {
        throw refusalOf(CODE.missingValue, 'code', 'twoFactor.code.required', locale);
      }
      await this.prove(user, code, locale);
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** 20003, with the reason beside the code. */
export const wrongCode = (locale: Locale): Refusal =>
  refusalOf(CODE.wrongCode, 'code', 'twoFactor.wrong', locale);

/** 10004 for a ticket that has expired or never was one: the login starts over. */
export const noTicket = (locale: Locale): Refusal =>
  refusalOf(CODE.notFound, 'ticket', 'twoFactor.expired', locale);

const refusalOf = (
  code: 10001 | 10004 | 20003,
  path: string,
  rule: RefusalId,
  locale: Locale,
): Refusal => new Refusal(code, { issues: [{ path, rule, message: refusalText(rule, locale) }] });
