import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { CustomRoute } from '../custom/custom-routes.constants';
import { operatorEndpoints as calls } from './operator.endpoints';

/** Which page of the accounts, found by which text, of which kind. */
export type OperatorAccountQuery = RequestOf<typeof calls.accounts>;
/** Which page of the entries, of which accounts and kind. */
export type OperatorAuditQuery = RequestOf<typeof calls.audit>;
/** Which page of the feedback. */
export type OperatorFeedbackQuery = RequestOf<typeof calls.feedback>;
/** What a plan costs, in cents, and whether it is sold. */
export type PlanInput = RequestOf<typeof calls.setPlan>;
/** A new invite code. */
export type InviteInput = RequestOf<typeof calls.addInvite>;

/**
 * What those do who run the server. 30004 for any other account; 30006 for an operator without two-factor login, unless
 * server and caller are on one machine.
 */
export const operatorResource = ({ call }: Connection) => ({
  /** One page of accounts, `{ count, list }`, newest first. */
  accounts: (query: OperatorAccountQuery = {}, options?: CallOptions) =>
    call(calls.accounts, query, options),
  /** One account with what it uses. */
  account: (id: string, options?: CallOptions) => call(calls.account, { id }, options),
  /** Makes an account a member until the end of a day such as `2030-12-31`; for a lifetime without one. */
  grantVip: (id: string, until: string | null, options?: CallOptions) =>
    call(calls.grantVip, { id, until }, options),
  /** Ends the membership of an account. */
  revokeVip: (id: string, options?: CallOptions) => call(calls.revokeVip, { id }, options),
  /** Sets which parts of the custom centre an account may use. */
  setCustomRoutes: (id: string, routes: CustomRoute[], options?: CallOptions) =>
    call(calls.setCustomRoutes, { id, routes }, options),
  /** Shuts an account out: its calls and logins get 30007, and its robot is disconnected. */
  block: (id: string, options?: CallOptions) => call(calls.block, { id }, options),
  /** Lets a blocked account in again. */
  unblock: (id: string, options?: CallOptions) => call(calls.unblock, { id }, options),
  /** Returns `{ url, expiresAt }`: a GET of that address downloads everything of the account. */
  exportAccount: (id: string, options?: CallOptions) => call(calls.exportAccount, { id }, options),
  /** Closes an account; everything of it is deleted at `deletionAt`, 14 days later, unless it is kept. */
  deleteAccount: (id: string, options?: CallOptions) => call(calls.deleteAccount, { id }, options),
  /** Opens an account again whose deletion was asked for. */
  keepAccount: (id: string, options?: CallOptions) => call(calls.keepAccount, { id }, options),
  /** Every plan as `{ list }`, sold or not. */
  plans: (options?: CallOptions) => call(calls.plans, {}, options),
  /** Sets what a plan costs, in cents, and whether it is sold. */
  setPlan: (input: PlanInput, options?: CallOptions) => call(calls.setPlan, input, options),
  /** The invite codes as `{ list }`, newest first. */
  invites: (options?: CallOptions) => call(calls.invites, {}, options),
  /** Makes an invite code and returns `{ code }`. */
  addInvite: (input: InviteInput, options?: CallOptions) => call(calls.addInvite, input, options),
  /** Takes an invite code back. */
  removeInvite: (code: string, options?: CallOptions) =>
    call(calls.removeInvite, { code }, options),
  /** One page of what users wrote, `{ count, list }`, newest first. */
  feedback: (query: OperatorFeedbackQuery = {}, options?: CallOptions) =>
    call(calls.feedback, query, options),
  /** Answers feedback by a mail to its author. */
  answerFeedback: (id: string, content: string, options?: CallOptions) =>
    call(calls.answerFeedback, { id, content }, options),
  /** What is said to everybody, `{ content, source }`. */
  notice: (options?: CallOptions) => call(calls.notice, {}, options),
  /** Sets what is said to everybody; an empty text takes it away. */
  setNotice: (content: string, options?: CallOptions) =>
    call(calls.setNotice, { content }, options),
  /** What the server does now. */
  now: (options?: CallOptions) => call(calls.now, {}, options),
  /** The backups in the data folder. */
  backups: (options?: CallOptions) => call(calls.backups, {}, options),
  /** Begins a backup and returns `{ name }`; `backups` tells when it is there. */
  makeBackup: (options?: CallOptions) => call(calls.makeBackup, {}, options),
  /** One page of who changed what in any account, `{ count, list }`, newest first. */
  audit: (query: OperatorAuditQuery = {}, options?: CallOptions) =>
    call(calls.audit, query, options),
  /** The settings in force, and what the operator is warned of. */
  settings: (options?: CallOptions) => call(calls.settings, {}, options),
});
