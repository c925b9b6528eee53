import { isVip } from '@chatdeck/sdk';
import { CUSTOM_ROUTES } from '@chatdeck/sdk/operator';
import type { Database } from '../database/database';
import { accountRepository, type User } from '../resources/account/account.repository';
import type { SecurityMail } from '../resources/account/security-mail';
import { endOfDayToCome } from '../resources/member/end-of-day';
import { membershipRepository } from '../resources/member/membership.repository';
import { accessRepository } from '../resources/operator/access.repository';
import { twoFactorRepository } from '../resources/two-factor/two-factor.repository';
import { hashPassword } from '../security/passwords';
import { randomHex } from '../security/secrets';
import { day, refuse, table } from './output';

type Security = Pick<SecurityMail, 'tell'>;

const PASSWORD_BYTES = 8;
const ROUTES: readonly string[] = CUSTOM_ROUTES.map(({ value }) => value);

const membershipOf = ({ role, memberUntil }: User): string => {
  if (!isVip({ role })) return '-';
  return memberUntil === null ? 'lifetime' : day(memberUntil);
};

/** The operator's commands for accounts; each returns the text to print. */
export function userCommands(db: Database) {
  const accounts = accountRepository(db);
  const memberships = membershipRepository(db);

  const find = async (email: string): Promise<User> =>
    (await accounts.byEmail(email.trim().toLowerCase())) ?? refuse(`No account has ${email}.`);

  return {
    async list(word?: string): Promise<string> {
      const users = await accounts.all(word);
      const rows = users.map((user) => [
        user.email,
        membershipOf(user),
        day(user.activatedAt),
        day(user.createdAt),
        user.name,
        user.customRoutes.join(',') || '-',
      ]);
      return table(['e-mail', 'member until', 'activated', 'made', 'name', 'custom routes'], rows);
    },

    async grantVip(email: string, until: { months?: number; day?: string }): Promise<string> {
      const user = await find(email);
      if (until.months !== undefined) {
        if (!Number.isSafeInteger(until.months) || until.months < 1 || until.months > 1200) {
          refuse('--months takes a whole number from 1 to 1200.');
        }
        await memberships.extend(user.id, until.months);
      } else {
        await memberships.grant(user.id, until.day === undefined ? null : endOf(until.day));
      }
      const granted = await accounts.find(user.id);
      return `${user.email} is a member: ${membershipOf(granted)}.`;
    },

    async revokeVip(email: string): Promise<string> {
      const user = await find(email);
      await memberships.revoke(user.id);
      return `${user.email} is no member any more.`;
    },

    async setCustomRoutes(email: string, routes: readonly string[]): Promise<string> {
      const user = await find(email);
      const unknown = routes.filter((route) => !ROUTES.includes(route));
      if (unknown.length > 0) {
        refuse(`No such route: ${unknown.join(', ')}. There are ${ROUTES.join(', ')}.`);
      }
      await memberships.setCustomRoutes(user.id, [...new Set(routes)]);
      return `${user.email} may use ${routes.join(', ') || 'no part of the custom centre'}.`;
    },

    /** Lets an account use the operator's page, or no more. */
    async setOperator(email: string, isOperator: boolean): Promise<string> {
      const user = await find(email);
      await accessRepository(db).setOperator(user.id, isOperator);
      if (!isOperator) return `${user.email} is no operator any more.`;
      const needs =
        user.twoFactorSince === null
          ? ' From another machine it needs two-factor login, which is off.'
          : '';
      return `${user.email} is an operator: the page is /operator.${needs}`;
    },

    async activate(email: string): Promise<string> {
      const user = await find(email);
      await accounts.activate(user.id);
      return `${user.email} is activated.`;
    },

    /** Lets the password alone log in again, for somebody who lost both the phone and the recovery codes. */
    async turnOffTwoFactor(email: string, security: Security): Promise<string> {
      const user = await find(email);
      const wasOn = await twoFactorRepository(db).turnOff(user.id);
      if (wasOn) security.tell('twoFactorOffByOperator', user.id, {});
      return `Two-factor login of ${user.email} ${wasOn ? 'is off now' : 'was off already'}.`;
    },

    /** Sets a random password that is shown once, and revokes every session, key and bound phone of the account. */
    async resetPassword(email: string, security: Security): Promise<string> {
      const user = await find(email);
      const password = randomHex(PASSWORD_BYTES);
      await accounts.resetPassword(user.id, await hashPassword(password));
      security.tell('passwordResetByOperator', user.id, {});
      return `The new password of ${user.email}, shown this once: ${password}`;
    },
  };
}

const endOf = (text: string): Date =>
  endOfDayToCome(text) ?? refuse('--until takes a day to come, as 2030-12-31.');
