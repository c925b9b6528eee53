import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import { recordHandlers } from '../record/record.handlers';
import type { RelationService } from '../relation/relation.service';
import type { PromptService } from './prompt.service';

export const promptHandlers = (
  prompt: PromptService,
  relation: Pick<RelationService, 'ofPrompt' | 'countPrompts'>,
): HandlersOf<'prompt'> => ({
  ...recordHandlers(prompt),
  all: ({ user }) => prompt.all(user.userId),
  related: ({ user, input }) => relation.ofPrompt(user.userId, input.id),
  relatedCounts: ({ user, input }) => relation.countPrompts(user.userId, input.ids),
  detail: ({ user, input }) => prompt.get(user.userId, rowIdOf(input.id)),
});
