import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn, byRowId } from '../../core/record-row';
import { recordEndpoints } from '../../core/record-endpoints';
import { relatedCounts, relationsSchema } from '../robot/relation.schema';
import { promptInputSchema, promptSchema } from './prompt.rules';

// The wire misspells the store as `promot_store`; the spelling stays in this file.
const PATH = '/api/promot_store';

const records = recordEndpoints({
  resource: 'prompt',
  path: PATH,
  access: 'member',
  query: { name: z.optional(z.string()) },
  input: promptInputSchema,
  change: z.extend(promptInputSchema, { ...byRowId.def.shape, ...basedOn.def.shape }),
  row: promptSchema,
  list: { summary: 'A page of prompts, newest first, filtered by name.', origin: 'spec' },
  add: { summary: 'Adds a prompt.', origin: 'spec' },
  update: {
    summary:
      'Changes a prompt; 10003 with the stored one as `current` when `baseVersion` is outdated.',
    path: `${PATH}/{id}`,
    origin: 'spec',
  },
  remove: {
    summary: 'Deletes a prompt; dialogues go on without it. It can be restored for 30 days.',
    path: `${PATH}/{id}`,
    origin: 'spec',
  },
  restore: { summary: 'Restores a deleted prompt; 10004 after 30 days.' },
});

const all = endpoint({
  id: 'prompt.all',
  method: 'GET',
  path: `${PATH}/getall`,
  access: 'user',
  origin: 'spec',
  summary: 'Every prompt, for a picker.',
  request: z.object({}),
  response: z.array(promptSchema),
});

const detail = endpoint({
  id: 'prompt.detail',
  method: 'GET',
  path: `${PATH}/{id}`,
  access: 'user',
  origin: 'spec',
  summary: 'One prompt.',
  request: byRowId,
  response: promptSchema,
});

const related = endpoint({
  id: 'prompt.related',
  method: 'GET',
  path: `${PATH}/related`,
  access: 'user',
  origin: 'chosen',
  summary: 'The dialogues that use a prompt.',
  request: byRowId,
  response: relationsSchema,
});

const counts = endpoint({
  id: 'prompt.relatedCounts',
  method: 'POST',
  path: `${PATH}/related_counts`,
  access: 'user',
  origin: 'chosen',
  summary: 'How many dialogues use each of some prompts.',
  ...relatedCounts,
});

export const promptEndpoints = { ...records, all, related, relatedCounts: counts, detail };
