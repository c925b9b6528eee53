import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId } from '../../core/wire';
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
  summary: 'Changes a dialogue; the robot reads it at once.',
  request: z.intersection(z.object({ id: rowId() }), dialogueInputSchema),
  response: dialogueSchema,
});

const remove = endpoint({
  id: 'dialogue.remove',
  method: 'DELETE',
  path: '/api/dialogue',
  access: 'member',
  origin: 'chosen',
  summary: 'Deletes a dialogue.',
  request: z.object({ id: rowId() }),
  response: nothing,
});

export const dialogueEndpoints = { list, add, update, remove };
