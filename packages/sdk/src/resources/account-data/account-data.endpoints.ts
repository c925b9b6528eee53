import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import { deletionProofSchema } from './account-data.rules';
import { exportLinkSchema, plannedDeletionSchema } from './account-data.schema';

const exportAll = endpoint({
  id: 'accountData.exportAll',
  method: 'POST',
  path: '/api/user/data/export',
  access: 'user',
  origin: 'chosen',
  summary: 'A link that downloads everything of the account as one archive.',
  request: z.object({}),
  response: exportLinkSchema,
});

const askDeletion = endpoint({
  id: 'accountData.askDeletion',
  method: 'POST',
  path: '/api/user/data/delete',
  access: 'user',
  origin: 'chosen',
  summary: 'Closes the account at once and deletes it in 14 days, unless it is kept until then.',
  request: deletionProofSchema,
  response: plannedDeletionSchema,
});

const keep = endpoint({
  id: 'accountData.keep',
  method: 'POST',
  path: '/api/user/data/keep',
  access: 'user',
  origin: 'chosen',
  summary: 'Opens an account again whose deletion was asked for; 10004 for any other.',
  request: z.object({}),
  response: nothing,
});

export const accountDataEndpoints = { exportAll, askDeletion, keep };
