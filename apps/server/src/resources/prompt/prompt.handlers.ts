import type { HandlersOf } from '../../http/handlers';
import type { PromptService } from './prompt.service';

export function promptHandlers(prompt: PromptService): HandlersOf<'prompt'> {
  return {
    list: ({ user, input }) => prompt.page(user.userId, input),
    all: ({ user }) => prompt.all(user.userId),
    detail: ({ user, input }) => prompt.get(user.userId, input.id),
    add: ({ user, input }) => prompt.add(user.userId, input),
    update: ({ user, input }) => prompt.update(user.userId, input.id, input),
    remove: ({ user, input }) => prompt.remove(user.userId, input.id),
    restore: ({ user, input }) => prompt.restore(user.userId, input.id),
  };
}
