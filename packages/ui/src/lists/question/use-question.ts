import type { Answer, Question } from '@chatdeck/sdk';
import { questionApi } from '#store/question.api.ts';

/** A question that is really asked: nothing yet, on its way, or answered, be it with a fault. */
export type Asked =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'answered'; readonly answer: Answer };

function toAsked(answer: Answer | undefined, isLoading: boolean): Asked {
  if (isLoading) return { status: 'pending' };
  return answer ? { status: 'answered', answer } : { status: 'idle' };
}

/** Asks a service through the server; a call that fails as a whole is announced as usual. */
export function useQuestion() {
  const [send, { data, isLoading }] = questionApi.useAskMutation();
  return {
    asked: toAsked(data, isLoading),
    ask: (question: Question) => void send(question),
  };
}
