import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import { recordHandlers } from '../record/record.handlers';
import type { DialogueService } from './dialogue.service';

export const dialogueHandlers = (dialogue: DialogueService): HandlersOf<'dialogue'> => ({
  ...recordHandlers(dialogue),
  reorder: ({ user, input }) => dialogue.reorder(user.userId, input.ids.map(rowIdOf)),
});
