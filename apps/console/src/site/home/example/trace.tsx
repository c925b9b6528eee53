import { tableIn } from '@chatdeck/sdk/constants';
import { Keyword } from '@chatdeck/ui/primitives';
import { Check, Minus } from 'lucide-react';
import { usePreferences } from '#preferences/preferences.ts';
import type { Step } from './example-outcome';
import { EXAMPLE_TEXTS } from './example-texts';
import * as css from './trace.css';

/** The steps that the question went through, and the one that answered. */
export function Trace({ steps }: { readonly steps: readonly Step[] }) {
  const { locale } = usePreferences();
  const t = tableIn(EXAMPLE_TEXTS, locale);
  return (
    <div className={css.card}>
      <h3 className={css.title}>{t.why}</h3>
      <ol className={css.steps}>
        {steps.map(({ name, state, result, isWord }) => (
          <li key={name} className={css.step} data-state={state}>
            <StepMark state={state} />
            <span className={css.name}>{name}</span>
            {isWord ? <Keyword>{result}</Keyword> : <span className={css.result}>{result}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepMark({ state }: { readonly state: Step['state'] }) {
  return (
    <span className={css.mark} aria-hidden>
      {state === 'hit' ? <Check size={12} strokeWidth={3} /> : null}
      {state === 'passed' ? <Minus size={10} strokeWidth={2.5} /> : null}
    </span>
  );
}
