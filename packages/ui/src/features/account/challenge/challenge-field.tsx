import { useMessages } from '#messages';
import { TextField } from '#primitives/text-field/text-field.tsx';
import { challengeMessages } from './challenge.messages';
import type { Challenge } from './use-challenge';

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
