import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { PromptService } from './prompt.service';

export function promptRoutes(routing: Routing, prompt: PromptService): void {
  const calls = contract.prompt;
  routing.signedIn(calls.list, ({ user, input }) => prompt.page(user.userId, input));
  routing.inPieces(calls.all, ({ user }) => prompt.all(user.userId));
  routing.signedIn(calls.detail, ({ user, input }) => prompt.get(user.userId, input.id));
  routing.signedIn(calls.add, ({ user, input }) => prompt.add(user.userId, input));
  routing.signedIn(calls.update, ({ user, input }) => prompt.update(user.userId, input.id, input));
  routing.signedIn(calls.remove, ({ user, input }) => prompt.remove(user.userId, input.id));
  routing.signedIn(calls.restore, ({ user, input }) => prompt.restore(user.userId, input.id));
}
