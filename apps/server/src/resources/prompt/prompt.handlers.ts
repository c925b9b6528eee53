import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import { recordHandlers } from '../record/record.handlers';
import type { PromptService } from './prompt.service';

export const promptHandlers = (prompt: PromptService): HandlersOf<'prompt'> => ({
  ...recordHandlers(prompt),
  all: ({ user }) => prompt.all(user.userId),
  detail: ({ user, input }) => prompt.get(user.userId, rowIdOf(input.id)),
});
