import type { HandlersOf } from '../../http/handlers';
import type { QuestionService } from './question.service';

export const questionHandlers = (questions: QuestionService): HandlersOf<'question'> => ({
  ask: ({ user, input }) => questions.ask(user.userId, input),
});
