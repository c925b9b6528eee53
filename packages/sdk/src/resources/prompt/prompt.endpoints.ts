import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn, byRowId } from '../../core/kept-row';
import { nothing, pageOf, paging } from '../../core/wire';
import { presetRoleInputSchema } from './prompt.rules';
import { presetRoleSchema } from './prompt.schema';

// The wire spells the store `promot_store`; the word ends here.

const list = endpoint({
  id: 'prompt.list',
  method: 'GET',
  path: '/api/promot_store',
  access: 'user',
  origin: 'spec',
  summary: 'A page of preset roles, newest first, filtered by name.',
  request: z.object({ ...paging, name: z.optional(z.string()) }),
  response: pageOf(presetRoleSchema),
});

const all = endpoint({
  id: 'prompt.all',
  method: 'GET',
  path: '/api/promot_store/getall',
  access: 'user',
  origin: 'spec',
  summary: 'Every preset role as a choice.',
  request: z.object({}),
  response: z.array(presetRoleSchema),
});

const detail = endpoint({
  id: 'prompt.detail',
  method: 'GET',
  path: '/api/promot_store/{id}',
  access: 'user',
  origin: 'spec',
  summary: 'One preset role.',
  request: byRowId,
  response: presetRoleSchema,
});

const add = endpoint({
  id: 'prompt.add',
  method: 'POST',
  path: '/api/promot_store',
  access: 'member',
  origin: 'spec',
  summary: 'Adds a preset role.',
  request: presetRoleInputSchema,
  response: presetRoleSchema,
});

const update = endpoint({
  id: 'prompt.update',
  method: 'PUT',
  path: '/api/promot_store/{id}',
  access: 'member',
  origin: 'spec',
  summary:
    'Changes a preset role; 10003 with it as `current` when it is not at `baseVersion` any more.',
  request: z.extend(presetRoleInputSchema, { ...byRowId.def.shape, ...basedOn.def.shape }),
  response: presetRoleSchema,
});

const remove = endpoint({
  id: 'prompt.remove',
  method: 'DELETE',
  path: '/api/promot_store/{id}',
  access: 'member',
  origin: 'spec',
  summary:
    'Deletes a preset role; dialogues that use it go on without it. For 30 days it can be brought back.',
  request: byRowId,
  response: nothing,
});

const restore = endpoint({
  id: 'prompt.restore',
  method: 'POST',
  path: '/api/promot_store/restore',
  access: 'member',
  origin: 'chosen',
  summary: 'Brings a deleted preset role back; 10004 after 30 days.',
  request: byRowId,
  response: presetRoleSchema,
});

export const promptEndpoints = { list, all, detail, add, update, remove, restore };
