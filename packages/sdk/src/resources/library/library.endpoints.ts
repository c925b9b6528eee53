import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { optionalText } from '../../core/check';
import { rowId, wireInteger } from '../../core/wire';
import { MATERIAL_NAME_MAX } from '../material/material.constants';
import { LIBRARY_CHANGE_MAX, LIBRARY_SIZES_MAX } from './library.constants';

const some = z.array(rowId()).check(z.minLength(1, 'required'), z.maxLength(LIBRARY_CHANGE_MAX));
/** The materials that the call has changed; one that is gone is left out. */
const changed = z.object({ ids: z.array(z.string()) });

const counts = endpoint({
  id: 'library.counts',
  method: 'GET',
  path: '/api/material/library/counts',
  access: 'user',
  origin: 'chosen',
  summary: 'How many materials there are of each type.',
  request: z.object({}),
  response: z.object({ list: z.array(z.object({ type: wireInteger(), count: z.number() })) }),
});

const sizes = endpoint({
  id: 'library.sizes',
  method: 'POST',
  path: '/api/material/library/sizes',
  access: 'user',
  origin: 'chosen',
  summary: 'The sizes of the files of some materials, in bytes.',
  request: z.object({ ids: z.array(rowId()).check(z.maxLength(LIBRARY_SIZES_MAX)) }),
  response: z.object({ list: z.array(z.object({ id: z.string(), bytes: z.number() })) }),
});

const tag = endpoint({
  id: 'library.tag',
  method: 'POST',
  path: '/api/material/library/tag',
  access: 'user',
  origin: 'chosen',
  summary: 'Changes the tag of some materials; an empty one takes it away.',
  request: z.object({
    list: z
      .array(z.object({ id: rowId(), tag: optionalText(MATERIAL_NAME_MAX, 'material.tag.length') }))
      .check(z.minLength(1, 'required'), z.maxLength(LIBRARY_CHANGE_MAX)),
  }),
  response: changed,
});

const remove = endpoint({
  id: 'library.remove',
  method: 'POST',
  path: '/api/material/library/remove',
  access: 'user',
  origin: 'chosen',
  summary: 'Deletes some materials. They can be restored for 30 days.',
  request: z.object({ ids: some }),
  response: changed,
});

const restore = endpoint({
  id: 'library.restore',
  method: 'POST',
  path: '/api/material/library/restore',
  access: 'user',
  origin: 'chosen',
  summary: 'Restores some deleted materials.',
  request: z.object({ ids: some }),
  response: changed,
});

export const libraryEndpoints = { counts, sizes, tag, remove, restore };
