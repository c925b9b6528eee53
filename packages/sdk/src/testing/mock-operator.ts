import type {
  Backups,
  FeedbackEntry,
  Invite,
  OperatorAccountDetail,
  OperatorAuditEntry,
  OperatorNotice,
  OperatorPlan,
  ServerNow,
  ServerSettings,
} from '../resources/operator/operator.schema';
import {
  buildBackups,
  buildFeedbackEntry,
  buildInvite,
  buildMany,
  buildOperatorAccount,
  buildOperatorAuditEntry,
  buildOperatorPlans,
  buildServerNow,
  buildServerSettings,
} from './fixtures';

/** What the operator of a mock backend sees and changes. */
export interface MockOperator {
  accounts: OperatorAccountDetail[];
  plans: OperatorPlan[];
  invites: Invite[];
  feedback: FeedbackEntry[];
  notice: OperatorNotice;
  now: ServerNow;
  backups: Backups;
  audit: OperatorAuditEntry[];
  settings: ServerSettings;
}

/** How many of everything there are. */
const COUNTS = {
  some: { accounts: 12, invites: 4, feedback: 5, audit: 8 },
  empty: { accounts: 1, invites: 0, feedback: 0, audit: 0 },
  many: { accounts: 2_000, invites: 300, feedback: 800, audit: 2_000 },
} as const;

/** What the operator of a mock backend sees at first. */
export function buildMockOperator(amount: keyof typeof COUNTS): MockOperator {
  const counts = COUNTS[amount];
  const isEmpty = amount === 'empty';
  return {
    accounts: buildMany(counts.accounts, buildOperatorAccount),
    plans: buildOperatorPlans(),
    invites: buildMany(counts.invites, buildInvite),
    feedback: buildMany(counts.feedback, buildFeedbackEntry),
    notice: isEmpty
      ? { content: '', source: 'default' }
      : { content: '今晚 22:00 维护，约十分钟', source: 'environment' },
    now: buildServerNow(isEmpty ? { jobs: NONE, robots: NONE } : {}),
    backups: buildBackups(isEmpty ? { list: [], everyMs: null } : {}),
    audit: buildMany(counts.audit, buildOperatorAuditEntry),
    settings: buildServerSettings(isEmpty ? { warnings: [] } : {}),
  };
}

const NONE = { count: 0, list: [] };
