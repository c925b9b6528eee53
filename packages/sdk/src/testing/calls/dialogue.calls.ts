import * as z from 'zod/mini';
import { dialogueSchema as stored } from '../../resources/dialogue/dialogue.schema';
import { nextId, page, replace, takeOut, type MockCallsOf } from './mock-call';

export const dialogueCalls: MockCallsOf<'dialogue'> = {
  'dialogue.list': (query, { dialogues }) => page(dialogues, query),
  'dialogue.add': (input, { dialogues }) => {
    const added = z.parse(stored, { ...input, id: nextId(dialogues) });
    dialogues.push(added);
    return added;
  },
  'dialogue.update': (input, { dialogues }) => replace(dialogues, z.parse(stored, input)),
  'dialogue.remove': ({ id }, { dialogues }) => takeOut(dialogues, id),
};
