import type { OperatorAccountDetail } from '@chatdeck/sdk';
import { CODE, type Locale } from '@chatdeck/sdk/constants';
import { type CustomRoute } from '@chatdeck/sdk/operator';
import { refusalText, type RefusalId } from '@chatdeck/sdk/rule-texts';
import { found, Refusal } from '../../refusal/refusal';
import type { AccountRepository, User } from '../account/account.repository';
import type { DeletionService } from '../account-data/deletion.service';
import type { ExportService } from '../account-data/export.service';
import { endOfDayToCome } from '../member/end-of-day';
import type { MembershipRepository } from '../member/membership.repository';
import type { BlockService } from './block.service';
import type { AccountPage, FoundAccountsRepository } from './found-accounts.repository';
import type { Operator, OperatorTrail, Whence } from './operator-trail';

interface Parts {
  readonly accounts: Pick<AccountRepository, 'byId'>;
  readonly found: FoundAccountsRepository;
  readonly memberships: Pick<
    MembershipRepository,
    'extend' | 'grant' | 'revoke' | 'setCustomRoutes'
  >;
  readonly block: BlockService;
  readonly deletion: Pick<DeletionService, 'close' | 'open'>;
  readonly exports: Pick<ExportService, 'link'>;
  readonly trail: OperatorTrail;
  /** Tells robots and consoles that rights changed; a database of several servers does so by itself. */
  readonly rightsChanged: (userId: string) => Promise<void>;
}

const broken = (path: string, rule: RefusalId, locale: Locale) =>
  new Refusal(CODE.invalidValue, { issues: [{ path, rule, message: refusalText(rule, locale) }] });

/** The accounts of a server, as the operator's page and the command line change them. */
export function operatorAccountsService(parts: Parts) {
  const { accounts, memberships, block, deletion, exports, trail, rightsChanged } = parts;

  const find = async (id: string): Promise<User> => found(await accounts.byId(id));

  /** An account that is not the operator's own, who would be shut out of this page. */
  async function another(id: string, { userId, locale }: Operator): Promise<User> {
    if (id === userId) throw broken('id', 'operator.self', locale);
    return find(id);
  }

  return {
    list: (query: AccountPage) => parts.found.page(query),
    detail: async (id: string): Promise<OperatorAccountDetail> =>
      parts.found.detail(await find(id)),

    async grantVip(id: string, until: string | null, { locale, whence }: Operator) {
      await find(id);
      const end = until === null ? null : endOfDayToCome(until);
      if (end === undefined) throw broken('until', 'reminder.past', locale);
      await trail.ofAccount('grantVip', id, () => memberships.grant(id, end), whence);
      await rightsChanged(id);
      return null;
    },

    /** Adds months to a membership, or begins one. */
    async extendVip(id: string, months: number, whence: Whence) {
      await find(id);
      await trail.ofAccount('grantVip', id, () => memberships.extend(id, months), whence);
      await rightsChanged(id);
      return null;
    },

    async revokeVip(id: string, whence: Whence) {
      await find(id);
      await trail.ofAccount('revokeVip', id, () => memberships.revoke(id), whence);
      await rightsChanged(id);
      return null;
    },

    async setCustomRoutes(id: string, routes: CustomRoute[], whence: Whence) {
      await find(id);
      const set = () => memberships.setCustomRoutes(id, routes);
      await trail.ofAccount('setCustomRoutes', id, set, whence);
      await rightsChanged(id);
      return null;
    },

    async block(id: string, operator: Operator) {
      await another(id, operator);
      await trail.ofAccount('block', id, () => block.block(id), operator.whence);
      return null;
    },

    async unblock(id: string, whence: Whence) {
      const { blockedAt } = await find(id);
      if (blockedAt === null) throw new Refusal(CODE.notFound);
      await trail.ofAccount('unblock', id, () => block.unblock(id), whence);
      return null;
    },

    async exportAccount(id: string, origin: string, whence: Whence) {
      await find(id);
      return trail.ofAccount(
        'exportAccount',
        id,
        () => exports.link({ userId: id }, origin),
        whence,
      );
    },

    async deleteAccount(id: string, operator: Operator) {
      const user = await another(id, operator);
      if (user.deletionAt !== null) throw new Refusal(CODE.accountClosing);
      const close = () => deletion.close(user);
      const deletionAt = await trail.ofAccount('deleteAccount', id, close, operator.whence);
      if (deletionAt === undefined) throw new Refusal(CODE.accountClosing);
      return { deletionAt: deletionAt.toISOString() };
    },

    async keepAccount(id: string, whence: Whence) {
      const { deletionAt } = await find(id);
      if (deletionAt === null) throw new Refusal(CODE.notFound);
      const keep = async () => {
        // Its time may have come meanwhile.
        if (!(await deletion.open(id))) throw new Refusal(CODE.notFound);
      };
      await trail.ofAccount('keepAccount', id, keep, whence);
      return null;
    },
  };
}

export type OperatorAccountsService = ReturnType<typeof operatorAccountsService>;
