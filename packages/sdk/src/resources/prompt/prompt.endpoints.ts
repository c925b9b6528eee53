import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn, byRowId } from '../../core/kept-row';
import { recordEndpoints } from '../../core/record-endpoints';
import { presetRoleInputSchema } from './prompt.rules';
import { presetRoleSchema } from './prompt.schema';

// The wire spells the store `promot_store`; the word ends here.
const PATH = '/api/promot_store';

const records = recordEndpoints({
  resource: 'prompt',
  path: PATH,
  access: 'member',
  query: { name: z.optional(z.string()) },
  input: presetRoleInputSchema,
  change: z.extend(presetRoleInputSchema, { ...byRowId.def.shape, ...basedOn.def.shape }),
  row: presetRoleSchema,
  list: { summary: 'A page of preset roles, newest first, filtered by name.', origin: 'spec' },
  add: { summary: 'Adds a preset role.', origin: 'spec' },
  update: {
    summary:
      'Changes a preset role; 10003 with it as `current` when it is not at `baseVersion` any more.',
    path: `${PATH}/{id}`,
    origin: 'spec',
  },
  remove: {
    summary:
      'Deletes a preset role; dialogues that use it go on without it. For 30 days it can be brought back.',
    path: `${PATH}/{id}`,
    origin: 'spec',
  },
  restore: { summary: 'Brings a deleted preset role back; 10004 after 30 days.' },
});

const all = endpoint({
  id: 'prompt.all',
  method: 'GET',
  path: `${PATH}/getall`,
  access: 'user',
  origin: 'spec',
  summary: 'Every preset role as a choice.',
  request: z.object({}),
  response: z.array(presetRoleSchema),
});

const detail = endpoint({
  id: 'prompt.detail',
  method: 'GET',
  path: `${PATH}/{id}`,
  access: 'user',
  origin: 'spec',
  summary: 'One preset role.',
  request: byRowId,
  response: presetRoleSchema,
});

export const promptEndpoints = { ...records, all, detail };
