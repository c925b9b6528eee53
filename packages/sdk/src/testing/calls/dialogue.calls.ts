import { dialogueSchema } from '../../resources/dialogue/dialogue.schema';
import { find, type MockCallsOf } from './mock-call';
import { recordCalls } from './record-calls';

const dialogue = recordCalls({
  schema: dialogueSchema,
  rows: ({ dialogues }) => dialogues,
  removed: ({ removed }) => removed.dialogues,
  cap: 'dialogues',
  // The robot counts on while a form is open.
  retained: ({ usedNum }) => ({ usedNum }),
});

export const dialogueCalls: MockCallsOf<'dialogue'> = {
  'dialogue.list': dialogue.list,
  'dialogue.add': dialogue.add,
  'dialogue.update': dialogue.update,
  'dialogue.remove': dialogue.remove,
  'dialogue.restore': dialogue.restore,
  'dialogue.reorder': ({ ids }, state) => {
    const { dialogues } = state;
    const first = ids.map((id) => find(dialogues, id));
    state.dialogues = [...first, ...dialogues.filter((row) => !first.includes(row))];
    return null;
  },
};
