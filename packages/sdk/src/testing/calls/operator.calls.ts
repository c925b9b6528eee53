import * as z from 'zod/mini';
import { CODE } from '../../core/codes';
import { DELETION_GRACE_DAYS } from '../../resources/account-data/account-data.constants';
import { auditCallsOf } from '../../resources/audit/audit.calls';
import { isVip } from '../../resources/member/member.constants';
import type { AccountFilter } from '../../resources/operator/operator.constants';
import {
  operatorAccountSchema,
  type OperatorAccountDetail,
} from '../../resources/operator/operator.schema';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { brokenRule, find, includes, MockRefusal, page, type MockCallsOf } from './mock-call';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const after = (ms: number) => new Date(Date.parse(FIXTURE_NOW) + ms).toISOString();

const isOf: Readonly<Record<AccountFilter, (account: OperatorAccountDetail) => boolean>> = {
  member: isVip,
  blocked: ({ blockedAt }) => blockedAt !== null,
  closing: ({ deletionAt }) => deletionAt !== null,
  operator: ({ isOperator }) => isOperator,
};

function change(state: MockState, id: string, changes: Partial<OperatorAccountDetail>): null {
  const { operator } = state;
  find(operator.accounts, id);
  operator.accounts = operator.accounts.map((account) =>
    account.id === id ? { ...account, ...changes } : account,
  );
  return null;
}

/** An account that is not the operator's own. */
function another({ operator, user }: MockState, id: string): OperatorAccountDetail {
  if (id === user.userId) throw brokenRule('id', 'operator.self');
  return find(operator.accounts, id);
}

export const operatorCalls: MockCallsOf<'operator'> = {
  'operator.accounts': ({ search, filter, ...query }, { operator }) =>
    page(
      z.parse(
        z.array(operatorAccountSchema),
        operator.accounts.filter(
          (account) =>
            includes(search, account.email, account.name) &&
            (filter === undefined || isOf[filter](account)),
        ),
      ),
      query,
    ),
  'operator.account': ({ id }, { operator }) => find(operator.accounts, id),
  'operator.grantVip': ({ id, until }, state) => {
    if (until !== null && Date.parse(until) < Date.parse(FIXTURE_NOW)) {
      throw brokenRule('until', 'reminder.past');
    }
    const memberUntil = until === null ? null : `${until}T15:59:59.000Z`;
    return change(state, id, { role: 'vip', memberUntil });
  },
  'operator.revokeVip': ({ id }, state) => change(state, id, { role: 'user', memberUntil: null }),
  'operator.setCustomRoutes': ({ id, routes }, state) =>
    change(state, id, { customRoutes: routes }),
  'operator.block': ({ id }, state) => {
    another(state, id);
    return change(state, id, { blockedAt: FIXTURE_NOW });
  },
  'operator.unblock': ({ id }, state) => {
    if (find(state.operator.accounts, id).blockedAt === null) throw new MockRefusal(CODE.notFound);
    return change(state, id, { blockedAt: null });
  },
  'operator.exportAccount': ({ id }, { operator }) => {
    find(operator.accounts, id);
    return {
      url: 'https://chatdeck.example/v1/api/user/data/archive?ticket=mock-ticket',
      expiresAt: after(5 * MINUTE_MS),
    };
  },
  'operator.deleteAccount': ({ id }, state) => {
    if (another(state, id).deletionAt !== null) throw new MockRefusal(CODE.accountClosing);
    const deletionAt = after(DELETION_GRACE_DAYS * DAY_MS);
    change(state, id, { deletionAt });
    return { deletionAt };
  },
  'operator.keepAccount': ({ id }, state) => {
    if (find(state.operator.accounts, id).deletionAt === null) throw new MockRefusal(CODE.notFound);
    return change(state, id, { deletionAt: null });
  },
  'operator.plans': (_, { operator }) => ({ list: operator.plans }),
  'operator.setPlan': ({ kind, price, isSold }, state) => {
    const { operator } = state;
    operator.plans = operator.plans.map((plan) =>
      plan.kind === kind ? { ...plan, price, isSold } : plan,
    );
    state.plans = operator.plans.filter((plan) => plan.isSold);
    return null;
  },
  'operator.invites': (_, { operator }) => ({ list: operator.invites }),
  'operator.addInvite': ({ code: given, places, note = '' }, { operator }) => {
    const code = given || `invite-${operator.invites.length + 1}`;
    if (operator.invites.some((invite) => invite.code === code)) {
      throw new MockRefusal(CODE.alreadyExists);
    }
    operator.invites.unshift({ code, note, places, used: 0, createdAt: FIXTURE_NOW });
    return { code };
  },
  'operator.removeInvite': ({ code }, { operator }) => {
    const rest = operator.invites.filter((invite) => invite.code !== code);
    if (rest.length === operator.invites.length) throw new MockRefusal(CODE.notFound);
    operator.invites = rest;
    return null;
  },
  'operator.feedback': (query, { operator }) => page(operator.feedback, query),
  'operator.answerFeedback': ({ id, content }, { operator }) => {
    find(operator.feedback, id);
    operator.feedback = operator.feedback.map((entry) =>
      entry.id === id ? { ...entry, answer: content, answeredAt: FIXTURE_NOW } : entry,
    );
    return null;
  },
  'operator.notice': (_, { operator }) => operator.notice,
  'operator.setNotice': ({ content = '' }, state) => {
    state.notice = content;
    state.operator.notice = { content, source: 'database' };
    return state.operator.notice;
  },
  'operator.now': (_, { operator }) => operator.now,
  'operator.backups': (_, { operator }) => operator.backups,
  'operator.makeBackup': (_, { operator }) => {
    if (operator.backups.runningSince !== null) throw new MockRefusal(CODE.alreadyExists);
    const name = '2026-05-20T09-00-00-000Z-backup.gz';
    const made = { name, size: 48_300_000, createdAt: FIXTURE_NOW, isScheduled: false };
    operator.backups = { ...operator.backups, list: [made, ...operator.backups.list] };
    return { name };
  },
  'operator.audit': ({ search, group, ...query }, { operator }) => {
    const calls = group === undefined ? undefined : auditCallsOf(group);
    const found = operator.audit.filter(
      ({ email, call }) => includes(search, email) && (calls === undefined || calls.includes(call)),
    );
    return page(found, query);
  },
  'operator.settings': (_, { operator }) => operator.settings,
};
