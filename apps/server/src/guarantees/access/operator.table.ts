import type { Row } from './access-row';

/** Nobody is an operator whom the command line did not make one. */
const NOBODY: Row = [40001, 30004, 30004, 30004, 30004];

/** Who may do what those do who run the server. */
export const OPERATOR_ACCESS: Readonly<Record<string, Row>> = {
  'operator.accounts': NOBODY,
  'operator.account': NOBODY,
  'operator.grantVip': NOBODY,
  'operator.revokeVip': NOBODY,
  'operator.setCustomRoutes': NOBODY,
  'operator.block': NOBODY,
  'operator.unblock': NOBODY,
  'operator.exportAccount': NOBODY,
  'operator.deleteAccount': NOBODY,
  'operator.keepAccount': NOBODY,
  'operator.plans': NOBODY,
  'operator.setPlan': NOBODY,
  'operator.invites': NOBODY,
  'operator.addInvite': NOBODY,
  'operator.removeInvite': NOBODY,
  'operator.feedback': NOBODY,
  'operator.answerFeedback': NOBODY,
  'operator.notice': NOBODY,
  'operator.setNotice': NOBODY,
  'operator.now': NOBODY,
  'operator.backups': NOBODY,
  'operator.makeBackup': NOBODY,
  'operator.audit': NOBODY,
  'operator.settings': NOBODY,
};
