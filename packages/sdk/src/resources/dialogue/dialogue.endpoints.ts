import * as z from 'zod/mini';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { endpoint } from '../../core/endpoint';
import { changeOf, recordEndpoints } from '../../core/record-endpoints';
import { nothing, rowId } from '../../core/wire';
import { dialogueInputSchema } from './dialogue.rules';
import { dialogueSchema } from './dialogue.schema';

const records = recordEndpoints({
  resource: 'dialogue',
  path: '/api/dialogue',
  access: 'member',
  query: {},
  input: dialogueInputSchema,
  change: changeOf(dialogueInputSchema),
  row: dialogueSchema,
  list: { summary: 'A page of dialogues in the order in which the robot tries them.' },
  add: { summary: 'Adds a dialogue; the robot reads it at once.' },
  update: {
    summary:
      'Changes a dialogue; the robot reads it at once. 10003 with it as `current` when it is not at `baseVersion` any more.',
  },
  remove: { summary: 'Deletes a dialogue. It can be restored for 30 days.' },
  restore: { summary: 'Restores a deleted dialogue; 10004 after 30 days.' },
});

const reorder = endpoint({
  id: 'dialogue.reorder',
  method: 'PUT',
  path: '/api/dialogue/order',
  access: 'member',
  origin: 'chosen',
  summary:
    'Puts dialogues first in this order; the others follow as they were. 10004 when one does not exist.',
  request: z.object({
    ids: z
      .array(rowId())
      .check(z.minLength(1, 'required'), z.maxLength(ACCOUNT_CAP.dialogues, 'invalid')),
  }),
  response: nothing,
});

export const dialogueEndpoints = { ...records, reorder };
