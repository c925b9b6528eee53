import { useCallback, useState } from 'react';
import { sampleApi } from '#store/sample.api.ts';
import type { RobotChange } from './save-guard';

interface Question {
  readonly change: RobotChange;
  readonly answer: (isAllowed: boolean) => void;
}

/** Asks about a change of what the robot runs with if the account has sample messages. */
export function useConfigGuard() {
  const [load] = sampleApi.useLazySamplesQuery();
  const [question, setQuestion] = useState<Question>();
  const check = useCallback(
    async (change: RobotChange) => {
      const { data } = await load(undefined, true);
      // A list that does not load must not block saving.
      if (!data || data.count === 0) return true;
      return new Promise<boolean>((answer) => setQuestion({ change, answer }));
    },
    [load],
  );
  const answer = useCallback(
    (isAllowed: boolean) => {
      question?.answer(isAllowed);
      setQuestion(undefined);
    },
    [question],
  );
  return { check, question, answer };
}
