import { dialogueSchema } from '../../resources/dialogue/dialogue.schema';
import type { MockCallsOf } from './mock-call';
import { recordCalls } from './record-calls';

const dialogue = recordCalls({
  schema: dialogueSchema,
  rows: ({ dialogues }) => dialogues,
  removed: ({ removed }) => removed.dialogues,
  cap: 'dialogues',
});

export const dialogueCalls: MockCallsOf<'dialogue'> = {
  'dialogue.list': dialogue.list,
  'dialogue.add': dialogue.add,
  'dialogue.update': dialogue.update,
  'dialogue.remove': dialogue.remove,
  'dialogue.restore': dialogue.restore,
};
