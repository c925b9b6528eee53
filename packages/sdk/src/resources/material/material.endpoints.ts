import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, wireInteger } from '../../core/wire';
import { textMaterialInputSchema } from './material.rules';
import { materialSchema } from './material.schema';

const materialId = z.string('required').check(z.minLength(1, 'required'));

const list = endpoint({
  id: 'material.list',
  method: 'GET',
  path: '/api/material/list',
  access: 'user',
  origin: 'spec',
  summary: 'A page of materials, newest first, filtered by name, tag and type.',
  request: z.object({
    ...paging,
    name: z.optional(z.string()),
    tag: z.optional(z.string()),
    type: z.optional(wireInteger()),
    userId: z.optional(z.string()),
  }),
  response: pageOf(materialSchema),
});

const add = endpoint({
  id: 'material.add',
  method: 'POST',
  path: '/api/material/add',
  access: 'user',
  origin: 'spec',
  summary: 'Adds a text material.',
  request: textMaterialInputSchema,
  response: materialSchema,
});

const update = endpoint({
  id: 'material.update',
  method: 'POST',
  path: '/api/material/update',
  access: 'user',
  origin: 'chosen',
  summary: 'Changes a material; its type stays.',
  request: z.extend(textMaterialInputSchema, { id: materialId }),
  response: materialSchema,
});

const remove = endpoint({
  id: 'material.remove',
  method: 'GET',
  path: '/api/material/remove',
  access: 'user',
  origin: 'spec',
  summary: 'Deletes a material; rules that use it keep their copy.',
  request: z.object({ id: materialId }),
  response: nothing,
});

const detail = endpoint({
  id: 'material.detail',
  method: 'GET',
  path: '/api/material/detail/{id}',
  access: 'user',
  origin: 'spec',
  summary: 'One material.',
  request: z.object({ id: materialId }),
  response: materialSchema,
});

export const materialEndpoints = { list, add, update, remove, detail };
