import { CODE } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import type { CallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { TextField } from '#primitives/text-field/text-field.tsx';
import { challengeMessages } from './account-form.messages';

/** The server's challenge question, if it has one. */
export function ChallengeField({ question, answer, setAnswer }: Challenge) {
  const t = useMessages(challengeMessages);
  if (question === undefined) return null;
  return (
    <TextField
      label={t.question({ sum: question })}
      description={t.help}
      inputMode="numeric"
      value={answer}
      onChange={setAnswer}
    />
  );
}

/** The question that the server asks after too many attempts, and the answer typed so far. */
export interface Challenge {
  readonly question: string | undefined;
  readonly answer: string;
  readonly setAnswer: (answer: string) => void;
}

/** Holds the question of the last refusal; `answered` adds its answer to the next attempt. */
export function useChallenge() {
  const [question, setQuestion] = useState<string>();
  const [answer, setAnswer] = useState('');
  const challenge: Challenge = { question, answer, setAnswer };
  return {
    challenge,
    answerFields: question === undefined ? {} : { code: answer.trim() },
    /** Takes the challenge of a refused attempt, or clears it if the refusal has none. */
    take: (error: CallError): void => {
      setQuestion(questionOf(error));
      setAnswer('');
    },
  };
}

function questionOf({ code, detail }: CallError): string | undefined {
  if (code !== CODE.tooManyTries || typeof detail !== 'object' || detail === null) return undefined;
  const challenge = 'challenge' in detail ? detail.challenge : undefined;
  if (typeof challenge !== 'object' || challenge === null || !('question' in challenge))
    return undefined;
  return typeof challenge.question === 'string' ? challenge.question : undefined;
}
