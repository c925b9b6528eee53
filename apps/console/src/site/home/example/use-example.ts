import type { Locale } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { firstOutcome, type ExampleRobot, type Outcome } from './example-outcome';

let loading: Promise<ExampleRobot> | undefined;

/** Loads the simulation once; a failed load is tried again by the next call. */
function loadRobot(): Promise<ExampleRobot> {
  loading ??= import('./example-robot').then(
    ({ askExample }) => askExample,
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}

/** The question that is answered, and the outcome; the simulation is loaded by the first touch of the example. */
export function useExample(first: string, locale: Locale) {
  const [asked, setAsked] = useState<{ readonly text: string; readonly robot: ExampleRobot }>();
  const [hasFailed, setHasFailed] = useState(false);
  const prepare = () => void loadRobot().catch(() => undefined);
  const ask = (text: string) =>
    void loadRobot().then(
      (robot) => {
        setAsked({ text, robot });
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  const outcome: Outcome = asked ? asked.robot(asked.text, locale) : firstOutcome(locale);
  return { question: asked?.text ?? first, outcome, hasFailed, prepare, ask };
}
