import type { ChangingCall } from '../../changes';

/** Calls that change nothing of an account yet: what is made of their answer does. */
type Exempt = 'passkey.beginLogin' | 'mini.loginCode' | 'mini.bindCode' | 'mini.checkBinding';

/** What is written beside calls of the contract: what phones, robots, payment gateways and operators do. */
type OwnEntry =
  | 'mini.bindPhone'
  | 'robot.addReminder'
  | 'order.pay'
  | `operator.${
      | 'activate'
      | 'allowCustomers'
      | 'resetPassword'
      | 'revokeCustomers'
      | 'setOperator'
      | 'turnOffTwoFactor'}`;

/** What an entry may be about. */
export type AuditedCall = Exclude<ChangingCall, Exempt> | OwnEntry;
