import type { HandlersOf } from '../../http/handlers';
import type { DialogueService } from './dialogue.service';

export function dialogueHandlers(dialogue: DialogueService): HandlersOf<'dialogue'> {
  return {
    list: ({ user, input }) => dialogue.page(user.userId, input),
    add: ({ user, input }) => dialogue.add(user.userId, input),
    update: ({ user, input }) => dialogue.update(user.userId, input.id, input),
    remove: ({ user, input }) => dialogue.remove(user.userId, input.id),
    restore: ({ user, input }) => dialogue.restore(user.userId, input.id),
  };
}
