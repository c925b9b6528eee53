import type { JsonObject } from '@chatdeck/sdk/rules';
import { useCallback, useState } from 'react';
import { sampleApi } from '#store/sample.api.ts';

interface Question {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly answer: (isAllowed: boolean) => void;
}

/** Asks about a change of the config if the account has sample messages. */
export function useConfigGuard() {
  const [load] = sampleApi.useLazySamplesQuery();
  const [question, setQuestion] = useState<Question>();
  const check = useCallback(
    async (before: JsonObject, after: JsonObject) => {
      const { data } = await load(undefined, true);
      // A list that does not load must not keep anybody from saving.
      if (!data || data.count === 0) return true;
      return new Promise<boolean>((answer) => setQuestion({ before, after, answer }));
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
