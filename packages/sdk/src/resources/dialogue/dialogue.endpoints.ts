import { changeOf, recordEndpoints } from '../../core/record-endpoints';
import { dialogueInputSchema } from './dialogue.rules';
import { dialogueSchema } from './dialogue.schema';

export const dialogueEndpoints = recordEndpoints({
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
