import * as z from 'zod/mini';
import { oneOf, optionalLine } from '../../core/check';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId } from '../../core/wire';
import { AUDIT_GROUPS } from '../audit/audit.constants';
import { operatorAccountEndpoints } from './operator-accounts.endpoints';
import {
  feedbackAnswerSchema,
  inviteInputSchema,
  noticeInputSchema,
  planInputSchema,
} from './operator.rules';
import {
  backupsSchema,
  feedbackEntrySchema,
  inviteSchema,
  operatorAuditEntrySchema,
  operatorNoticeSchema,
  operatorPlanSchema,
  serverNowSchema,
  serverSettingsSchema,
} from './operator.schema';

const plans = endpoint({
  id: 'operator.plans',
  method: 'GET',
  path: '/api/operator/plans',
  access: 'operator',
  origin: 'chosen',
  summary: 'Every plan with its price, sold or not.',
  request: z.object({}),
  response: z.object({ list: z.array(operatorPlanSchema) }),
});

const setPlan = endpoint({
  id: 'operator.setPlan',
  method: 'PUT',
  path: '/api/operator/plans/{kind}',
  access: 'operator',
  origin: 'chosen',
  summary: 'Sets what a plan costs and whether it is sold; existing orders keep their price.',
  request: planInputSchema,
  response: nothing,
});

const invites = endpoint({
  id: 'operator.invites',
  method: 'GET',
  path: '/api/operator/invites',
  access: 'operator',
  origin: 'chosen',
  summary: 'The invite codes, newest first.',
  request: z.object({}),
  response: z.object({ list: z.array(inviteSchema) }),
});

const addInvite = endpoint({
  id: 'operator.addInvite',
  method: 'POST',
  path: '/api/operator/invites',
  access: 'operator',
  origin: 'chosen',
  summary: 'Makes an invite code and returns it; 10005 for one that is there already.',
  request: inviteInputSchema,
  response: z.object({ code: z.string() }),
});

const removeInvite = endpoint({
  id: 'operator.removeInvite',
  method: 'DELETE',
  path: '/api/operator/invites/{code}',
  access: 'operator',
  origin: 'chosen',
  summary: 'Takes an invite code back; the accounts that signed up with it stay.',
  request: z.object({
    code: z.string('required').check(z.minLength(1, 'required'), z.maxLength(32)),
  }),
  response: nothing,
});

const feedback = endpoint({
  id: 'operator.feedback',
  method: 'GET',
  path: '/api/operator/feedback',
  access: 'operator',
  origin: 'chosen',
  summary: 'A page of what users wrote to the operator, newest first.',
  request: z.object({ ...paging }),
  response: pageOf(feedbackEntrySchema),
});

const answerFeedback = endpoint({
  id: 'operator.answerFeedback',
  method: 'POST',
  path: '/api/operator/feedback/{id}/answer',
  access: 'operator',
  origin: 'chosen',
  summary: 'Answers feedback by a mail to its author; 50001 if it could not be sent.',
  request: z.extend(feedbackAnswerSchema, { id: rowId() }),
  response: nothing,
});

const notice = endpoint({
  id: 'operator.notice',
  method: 'GET',
  path: '/api/operator/notice',
  access: 'operator',
  origin: 'chosen',
  summary: 'What is said to everybody, and where that is set.',
  request: z.object({}),
  response: operatorNoticeSchema,
});

const setNotice = endpoint({
  id: 'operator.setNotice',
  method: 'PUT',
  path: '/api/operator/notice',
  access: 'operator',
  origin: 'chosen',
  summary: 'Sets what is said to everybody, in place of NOTICE; nothing takes it away.',
  request: noticeInputSchema,
  response: operatorNoticeSchema,
});

const now = endpoint({
  id: 'operator.now',
  method: 'GET',
  path: '/api/operator/now',
  access: 'operator',
  origin: 'chosen',
  summary: 'What the server does now: its parts, robots, mass sends and accounts.',
  request: z.object({}),
  response: serverNowSchema,
});

const backups = endpoint({
  id: 'operator.backups',
  method: 'GET',
  path: '/api/operator/backups',
  access: 'operator',
  origin: 'chosen',
  summary: 'The backups in the data folder, newest first.',
  request: z.object({}),
  response: backupsSchema,
});

const makeBackup = endpoint({
  id: 'operator.makeBackup',
  method: 'POST',
  path: '/api/operator/backups',
  access: 'operator',
  origin: 'chosen',
  summary: 'Begins a backup of every row and every file; 10005 while one is being made.',
  request: z.object({}),
  response: z.object({ name: z.string() }),
});

const audit = endpoint({
  id: 'operator.audit',
  method: 'GET',
  path: '/api/operator/audit',
  access: 'operator',
  origin: 'chosen',
  summary: 'A page of who changed what, newest first: in every account, or in those found.',
  request: z.object({
    ...paging,
    /** A part of the e-mail of the account. */
    search: optionalLine(100),
    group: z.optional(oneOf(AUDIT_GROUPS)),
  }),
  response: pageOf(operatorAuditEntrySchema),
});

const settings = endpoint({
  id: 'operator.settings',
  method: 'GET',
  path: '/api/operator/settings',
  access: 'operator',
  origin: 'chosen',
  summary: 'The settings in force with where each comes from, and what the operator is warned of.',
  request: z.object({}),
  response: serverSettingsSchema,
});

export const operatorEndpoints = {
  ...operatorAccountEndpoints,
  plans,
  setPlan,
  invites,
  addInvite,
  removeInvite,
  feedback,
  answerFeedback,
  notice,
  setNotice,
  now,
  backups,
  makeBackup,
  audit,
  settings,
};
