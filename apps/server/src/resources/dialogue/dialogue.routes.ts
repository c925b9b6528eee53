import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { DialogueService } from './dialogue.service';

export function dialogueRoutes(routing: Routing, dialogue: DialogueService): void {
  const calls = contract.dialogue;
  routing.signedIn(calls.list, ({ user, input }) => dialogue.page(user.userId, input));
  routing.signedIn(calls.add, ({ user, input }) => dialogue.add(user.userId, input));
  routing.signedIn(calls.update, ({ user, input }) =>
    dialogue.update(user.userId, input.id, input),
  );
  routing.signedIn(calls.remove, ({ user, input }) => dialogue.remove(user.userId, input.id));
  routing.signedIn(calls.restore, ({ user, input }) => dialogue.restore(user.userId, input.id));
}
