import { buildUser, type MockState } from '@chatdeck/sdk/testing';
import { OperatorScreen } from '#features/operator/operator-screen.tsx';
import type { OperatorSection } from '#features/operator/operator-section.ts';
import type { Fixture } from './fixture';

const becomeOperator = (state: MockState): void => {
  state.user = buildUser({ ...state.user, isOperator: true });
};

const part = (section: OperatorSection, use: string, good: Fixture['good']): Fixture => ({
  name: 'OperatorScreen',
  use,
  calls: 'loads',
  change: becomeOperator,
  good,
  ui: () => <OperatorScreen section={section} />,
});

/** The parts of the operator's page. */
export const OPERATOR_FIXTURES: readonly Fixture[] = [
  part('accounts', 'the accounts of a server', 'user3@example.com'),
  part('plans', 'the prices of a server', '月度会员'),
  part('invites', 'the invites of a server', 'spring-2026'),
  part('feedback', 'the feedback to an operator', 'user1@example.com'),
  part('notice', 'the notice of an operator', '保存公告'),
  part('now', 'what a server does', '正在进行的群发'),
  part('backups', 'the backups of a server', '立即备份'),
  part('audit', 'the audit trail of a server', 'user1@example.com'),
  part('settings', 'the settings of a server', 'SMTP_URL'),
];
