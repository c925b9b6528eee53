import { isVip, type OperatorAccount } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { CUSTOM_ROUTES, type CustomRoute } from '@chatdeck/sdk/operator';
import { accountRepository } from '../resources/account/account.repository';
import { accessRepository } from '../resources/operator/access.repository';
import { COMMAND_LINE } from '../resources/operator/operator-trail';
import { twoFactorRepository } from '../resources/two-factor/two-factor.repository';
import { hashPassword } from '../security/passwords';
import { randomHex } from '../security/secrets';
import { accountOf, changeAccount, type CommandParts } from './command-parts';
import { day, explained, refuse, table } from './output';

const PASSWORD_BYTES = 8;
const ROUTES: readonly string[] = CUSTOM_ROUTES.map(({ value }) => value);
const isRoute = (text: string): text is CustomRoute => ROUTES.includes(text);

const PAGE_SIZE = 500;

const membershipOf = ({ role, memberUntil }: OperatorAccount): string => {
  if (!isVip({ role })) return '-';
  return memberUntil === null ? 'lifetime' : day(memberUntil);
};

/** The operator's commands for accounts; each returns the text to print. */
export function userCommands(parts: CommandParts) {
  const { db, operator, security } = parts;
  const accounts = accountRepository(db);
  const find = (email: string) => accountOf(db, email);

  /** Every account that a word finds, newest first. */
  async function all(search: string | undefined): Promise<readonly OperatorAccount[]> {
    const users: OperatorAccount[] = [];
    for (let current = 1; ; current += 1) {
      const { list } = await operator.accounts.list({ search, current, pageSize: PAGE_SIZE });
      users.push(...list);
      if (list.length < PAGE_SIZE) return users;
    }
  }

  return {
    async list(word?: string): Promise<string> {
      const rows = (await all(word)).map((user) => [
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
      const { id, email: known } = await find(email);
      if (until.months !== undefined) {
        if (!Number.isSafeInteger(until.months) || until.months < 1 || until.months > 1200) {
          refuse('--months takes a whole number from 1 to 1200.');
        }
        await operator.accounts.extendVip(id, until.months, COMMAND_LINE.whence);
      } else {
        await explained(operator.accounts.grantVip(id, until.day ?? null, COMMAND_LINE), {
          [CODE.invalidValue]: '--until takes a day to come, as 2030-12-31.',
        });
      }
      return `${known} is a member: ${membershipOf(await operator.accounts.detail(id))}.`;
    },

    async revokeVip(email: string): Promise<string> {
      const user = await find(email);
      await operator.accounts.revokeVip(user.id, COMMAND_LINE.whence);
      return `${user.email} is no member any more.`;
    },

    async setCustomRoutes(email: string, given: readonly string[]): Promise<string> {
      const user = await find(email);
      const routes = [...new Set(given.filter(isRoute))];
      const unknown = given.filter((route) => !isRoute(route));
      if (unknown.length > 0) {
        refuse(`No such route: ${unknown.join(', ')}. There are ${ROUTES.join(', ')}.`);
      }
      await operator.accounts.setCustomRoutes(user.id, routes, COMMAND_LINE.whence);
      return `${user.email} may use ${routes.join(', ') || 'no part of the custom centre'}.`;
    },

    /** Lets an account use the operator's page, or no more. */
    async setOperator(email: string, isOperator: boolean): Promise<string> {
      const user = await find(email);
      await changeAccount(parts, 'setOperator', user, () =>
        accessRepository(db).setOperator(user.id, isOperator),
      );
      if (!isOperator) return `${user.email} is no operator any more.`;
      const needs =
        user.twoFactorSince === null
          ? ' From another machine it needs two-factor login, which is off.'
          : '';
      return `${user.email} is an operator: the page is /operator.${needs}`;
    },

    async activate(email: string): Promise<string> {
      const user = await find(email);
      await changeAccount(parts, 'activate', user, () => accounts.activate(user.id));
      return `${user.email} is activated.`;
    },

    /** Lets the password alone log in again, for somebody who lost both the phone and the recovery codes. */
    async turnOffTwoFactor(email: string): Promise<string> {
      const user = await find(email);
      const wasOn = await changeAccount(parts, 'turnOffTwoFactor', user, () =>
        twoFactorRepository(db).turnOff(user.id),
      );
      if (wasOn) security.tell('twoFactorOffByOperator', user.id, {});
      return `Two-factor login of ${user.email} ${wasOn ? 'is off now' : 'was off already'}.`;
    },

    /** Sets a random password that is shown once, and revokes every session, key and bound phone of the account. */
    async resetPassword(email: string): Promise<string> {
      const user = await find(email);
      const password = randomHex(PASSWORD_BYTES);
      const passwordHash = await hashPassword(password);
      await changeAccount(parts, 'resetPassword', user, () =>
        accounts.resetPassword(user.id, passwordHash),
      );
      security.tell('passwordResetByOperator', user.id, {});
      return `The new password of ${user.email}, shown this once: ${password}`;
    },
  };
}
