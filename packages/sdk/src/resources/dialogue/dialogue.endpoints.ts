import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn, byRowId } from '../../core/kept-row';
import { nothing, pageOf, paging } from '../../core/wire';
import { dialogueInputSchema } from './dialogue.rules';
import { dialogueSchema } from './dialogue.schema';

const list = endpoint({
  id: 'dialogue.list',
  method: 'GET',
  path: '/api/dialogue',
  access: 'user',
  origin: 'chosen',
  summary: 'A page of dialogues in the order in which the robot tries them.',
  request: z.object({ ...paging }),
  response: pageOf(dialogueSchema),
});

const add = endpoint({
  id: 'dialogue.add',
  method: 'POST',
  path: '/api/dialogue',
  access: 'member',
  origin: 'chosen',
  summary: 'Adds a dialogue; the robot reads it at once.',
  request: dialogueInputSchema,
  response: dialogueSchema,
});

const update = endpoint({
  id: 'dialogue.update',
  method: 'PUT',
  path: '/api/dialogue',
  access: 'member',
  origin: 'chosen',
  summary:
    'Changes a dialogue; the robot reads it at once. 10003 with it as `current` when it is not at `baseVersion` any more.',
  request: z.intersection(
    z.object({ ...byRowId.def.shape, ...basedOn.def.shape }),
    dialogueInputSchema,
  ),
  response: dialogueSchema,
});

const remove = endpoint({
  id: 'dialogue.remove',
  method: 'DELETE',
  path: '/api/dialogue',
  access: 'member',
  origin: 'chosen',
  summary: 'Deletes a dialogue. For 30 days it can be brought back.',
  request: byRowId,
  response: nothing,
});

const restore = endpoint({
  id: 'dialogue.restore',
  method: 'POST',
  path: '/api/dialogue/restore',
  access: 'member',
  origin: 'chosen',
  summary: 'Brings a deleted dialogue back; 10004 after 30 days.',
  request: byRowId,
  response: dialogueSchema,
});

export const dialogueEndpoints = { list, add, update, remove, restore };
