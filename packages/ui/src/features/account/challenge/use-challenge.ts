import { CODE } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import type { CallError } from '#context/call-error.ts';

/** The question that the server asks after too many tries, and what was typed as its answer. */
export interface Challenge {
  readonly question: string | undefined;
  readonly answer: string;
  readonly setAnswer: (answer: string) => void;
}

/** Keeps the question of the last refusal; `answered` goes along with the next try. */
export function useChallenge() {
  const [question, setQuestion] = useState<string>();
  const [answer, setAnswer] = useState('');
  const challenge: Challenge = { question, answer, setAnswer };
  return {
    challenge,
    answered: question === undefined ? {} : { code: answer.trim() },
    /** A try was refused: shows its question, or none where it has none. */
    take: (error: CallError): void => {
      setQuestion(questionOf(error));
      setAnswer('');
    },
  };
}

function questionOf({ code, detail }: CallError): string | undefined {
  if (code !== CODE.tooManyTries || typeof detail !== 'object' || detail === null) return undefined;
  const asked = 'challenge' in detail ? detail.challenge : undefined;
  if (typeof asked !== 'object' || asked === null || !('question' in asked)) return undefined;
  return typeof asked.question === 'string' ? asked.question : undefined;
}
