import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn } from '../../core/record-row';
import { nothing, pageOf, paging, wireInteger } from '../../core/wire';
import { relatedCounts, relationsSchema } from '../robot/relation.schema';
import type { UploadContextName } from '../upload/upload-context.constants';
import {
  materialFormSchema,
  plainMaterialInputSchema,
  richMaterialInputSchema,
} from './material.rules';
import { materialSchema } from './material.schema';

const uploadContext = z.literal<UploadContextName[]>(['send', 'material'], 'invalid');
const materialId = z.string('required').check(z.minLength(1, 'required'));

const list = endpoint({
  id: 'material.list',
  method: 'GET',
  path: '/api/material/list',
  access: 'user',
  origin: 'spec',
  summary: 'A page of materials, newest first, by name, tag, text in either, and type.',
  request: z.object({
    ...paging,
    name: z.optional(z.string()),
    tag: z.optional(z.string()),
    /** Matches part of the name or the tag. */
    word: z.optional(z.string()),
    /** Matches the whole tag. */
    tagged: z.optional(z.string()),
    type: z.optional(wireInteger()),
    userId: z.optional(z.string()),
    /** Default newest first. */
    sort: z.optional(z.literal(['oldest', 'updated'], 'invalid')),
  }),
  response: pageOf(materialSchema),
});

const add = endpoint({
  id: 'material.add',
  method: 'POST',
  path: '/api/material/add',
  access: 'user',
  origin: 'spec',
  summary: 'Adds a text or a file.',
  request: plainMaterialInputSchema,
  response: materialSchema,
});

const addRich = endpoint({
  id: 'material.addRich',
  method: 'POST',
  path: '/api/material/rich/add',
  access: 'member',
  origin: 'spec',
  summary: 'Adds an H5 link or a mini program.',
  request: richMaterialInputSchema,
  response: materialSchema,
});

const update = endpoint({
  id: 'material.update',
  method: 'POST',
  path: '/api/material/update',
  access: 'user',
  origin: 'chosen',
  summary:
    'Changes a material; its type stays. 10003 with it as `current` when it is not at `baseVersion` any more.',
  request: z.intersection(materialFormSchema, z.object({ ...basedOn.def.shape, id: materialId })),
  response: materialSchema,
});

const remove = endpoint({
  id: 'material.remove',
  method: 'GET',
  path: '/api/material/remove',
  access: 'user',
  origin: 'spec',
  summary: 'Deletes a material. It can be restored for 30 days.',
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

const restore = endpoint({
  id: 'material.restore',
  method: 'POST',
  path: '/api/material/restore',
  access: 'user',
  origin: 'chosen',
  summary: 'Restores a deleted material; 10004 after 30 days.',
  request: z.object({ id: materialId }),
  response: materialSchema,
});

const token = endpoint({
  id: 'material.token',
  method: 'GET',
  path: '/api/material/token',
  access: 'user',
  origin: 'spec',
  summary:
    'Leave to upload one file within ten minutes, by the rules of `material` (default) or `send`.',
  request: z.object({ context: z.optional(uploadContext) }),
  /**
   * A key begins with `prefix`; the URL of a stored file is `publicBase` followed by the key that the store answers.
   */
  response: z.object({
    token: z.string(),
    uploadUrl: z.string(),
    publicBase: z.string(),
    prefix: z.string(),
  }),
});

const tags = endpoint({
  id: 'material.tags',
  method: 'GET',
  path: '/api/material/tags',
  access: 'user',
  origin: 'chosen',
  summary: 'The tags of the materials, the most used first, 200 at most.',
  request: z.object({ type: z.optional(wireInteger()) }),
  response: z.object({ list: z.array(z.object({ tag: z.string(), count: z.number() })) }),
});

const related = endpoint({
  id: 'material.related',
  method: 'GET',
  path: '/api/material/related',
  access: 'user',
  origin: 'chosen',
  summary: 'Everything that sends a material: rules, schedules, tasks.',
  request: z.object({ id: materialId }),
  response: relationsSchema,
});

const counts = endpoint({
  id: 'material.relatedCounts',
  method: 'POST',
  path: '/api/material/related_counts',
  access: 'user',
  origin: 'chosen',
  summary: 'How many rules, schedules and tasks send each of some materials.',
  ...relatedCounts,
});

export const materialEndpoints = {
  list,
  tags,
  add,
  addRich,
  update,
  remove,
  restore,
  detail,
  related,
  relatedCounts: counts,
  token,
};
