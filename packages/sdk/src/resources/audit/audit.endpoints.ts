import * as z from 'zod/mini';
import { oneOf } from '../../core/check';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging } from '../../core/wire';
import { AUDIT_GROUPS } from './audit.constants';
import { auditEntrySchema } from './audit.schema';

/** A moment, as ISO 8601 with its time zone. */
const moment = z.iso.datetime({ offset: true, error: 'invalid' });

const list = endpoint({
  id: 'audit.list',
  method: 'GET',
  path: '/api/user/audit',
  access: 'user',
  origin: 'chosen',
  summary:
    'A page of what was changed in the account, by whom and from where, newest first; of one group, of a time.',
  request: z.object({
    ...paging,
    group: z.optional(oneOf(AUDIT_GROUPS)),
    /** From this moment on. */
    since: z.optional(moment),
    /** Before this moment. */
    until: z.optional(moment),
  }),
  response: pageOf(auditEntrySchema),
});

export const auditEndpoints = { list };
