import * as z from 'zod/mini';
import { oneOf, optionalLine } from '../../core/check';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging } from '../../core/wire';
import { exportLinkSchema, plannedDeletionSchema } from '../account-data/account-data.schema';
import { ACCOUNT_FILTERS } from './operator.constants';
import { customRoutesSchema, memberUntilSchema } from './operator.rules';
import { operatorAccountDetailSchema, operatorAccountSchema } from './operator.schema';

const id = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100));
const byId = z.object({ id });

const accounts = endpoint({
  id: 'operator.accounts',
  method: 'GET',
  path: '/api/operator/accounts',
  access: 'operator',
  origin: 'chosen',
  summary: 'A page of accounts, newest first; those with a text in e-mail or name, or of one kind.',
  request: z.object({
    ...paging,
    search: optionalLine(100),
    filter: z.optional(oneOf(ACCOUNT_FILTERS)),
  }),
  response: pageOf(operatorAccountSchema),
});

const account = endpoint({
  id: 'operator.account',
  method: 'GET',
  path: '/api/operator/accounts/{id}',
  access: 'operator',
  origin: 'chosen',
  summary: 'One account with what it uses.',
  request: byId,
  response: operatorAccountDetailSchema,
});

const grantVip = endpoint({
  id: 'operator.grantVip',
  method: 'PUT',
  path: '/api/operator/accounts/{id}/membership',
  access: 'operator',
  origin: 'chosen',
  summary: 'Makes an account a member until the end of a day in Shanghai, or for a lifetime.',
  request: z.object({ id, until: z.nullable(memberUntilSchema) }),
  response: nothing,
});

const revokeVip = endpoint({
  id: 'operator.revokeVip',
  method: 'DELETE',
  path: '/api/operator/accounts/{id}/membership',
  access: 'operator',
  origin: 'chosen',
  summary: 'Ends the membership of an account.',
  request: byId,
  response: nothing,
});

const setCustomRoutes = endpoint({
  id: 'operator.setCustomRoutes',
  method: 'PUT',
  path: '/api/operator/accounts/{id}/routes',
  access: 'operator',
  origin: 'chosen',
  summary: 'Sets which parts of the custom centre an account may use.',
  request: z.object({ id, routes: customRoutesSchema }),
  response: nothing,
});

const block = endpoint({
  id: 'operator.block',
  method: 'POST',
  path: '/api/operator/accounts/{id}/block',
  access: 'operator',
  origin: 'chosen',
  summary:
    'Shuts an account out, with those of its customers: no login, no call, no robot; 10002 for the own one.',
  request: byId,
  response: nothing,
});

const unblock = endpoint({
  id: 'operator.unblock',
  method: 'POST',
  path: '/api/operator/accounts/{id}/unblock',
  access: 'operator',
  origin: 'chosen',
  summary: 'Lets a blocked account in again; 10004 for one that is not blocked.',
  request: byId,
  response: nothing,
});

const exportAccount = endpoint({
  id: 'operator.exportAccount',
  method: 'POST',
  path: '/api/operator/accounts/{id}/export',
  access: 'operator',
  origin: 'chosen',
  summary: 'A link that downloads everything of an account as one archive.',
  request: byId,
  response: exportLinkSchema,
});

const deleteAccount = endpoint({
  id: 'operator.deleteAccount',
  method: 'POST',
  path: '/api/operator/accounts/{id}/delete',
  access: 'operator',
  origin: 'chosen',
  summary: 'Closes an account and deletes it in 14 days, unless it is kept; 10002 for the own one.',
  request: byId,
  response: plannedDeletionSchema,
});

const keepAccount = endpoint({
  id: 'operator.keepAccount',
  method: 'POST',
  path: '/api/operator/accounts/{id}/keep',
  access: 'operator',
  origin: 'chosen',
  summary: 'Opens an account again whose deletion was asked for; 10004 for any other.',
  request: byId,
  response: nothing,
});

export const operatorAccountEndpoints = {
  accounts,
  account,
  grantVip,
  revokeVip,
  setCustomRoutes,
  block,
  unblock,
  exportAccount,
  deleteAccount,
  keepAccount,
};
