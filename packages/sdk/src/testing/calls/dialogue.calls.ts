import * as z from 'zod/mini';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { dialogueSchema as stored } from '../../resources/dialogue/dialogue.schema';
import {
  nextId,
  page,
  putBack,
  replace,
  requireRoom,
  takeOut,
  type MockCallsOf,
} from './mock-call';

export const dialogueCalls: MockCallsOf<'dialogue'> = {
  'dialogue.list': (query, { dialogues }) => page(dialogues, query),
  'dialogue.add': (input, { dialogues, removed }) => {
    requireRoom(dialogues, ACCOUNT_CAP.dialogues, 'cap.dialogues');
    const added = z.parse(stored, { ...input, id: nextId(dialogues, removed.dialogues) });
    dialogues.push(added);
    return added;
  },
  'dialogue.update': ({ baseVersion, ...input }, { dialogues }) =>
    replace(dialogues, input.id, baseVersion, (_, version) =>
      z.parse(stored, { ...input, version }),
    ),
  'dialogue.remove': ({ id }, { dialogues, removed }) => takeOut(dialogues, removed.dialogues, id),
  'dialogue.restore': ({ id }, { dialogues, removed }) => {
    requireRoom(dialogues, ACCOUNT_CAP.dialogues, 'cap.dialogues');
    return putBack(dialogues, removed.dialogues, id);
  },
};
