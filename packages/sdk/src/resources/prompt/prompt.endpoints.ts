import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId } from '../../core/wire';
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
  request: z.object({ id: rowId() }),
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
  summary: 'Changes a preset role.',
  request: z.extend(presetRoleInputSchema, { id: rowId() }),
  response: presetRoleSchema,
});

const remove = endpoint({
  id: 'prompt.remove',
  method: 'DELETE',
  path: '/api/promot_store/{id}',
  access: 'member',
  origin: 'spec',
  summary: 'Deletes a preset role; dialogues that use it go on without it.',
  request: z.object({ id: rowId() }),
  response: nothing,
});

export const promptEndpoints = { list, all, detail, add, update, remove };
