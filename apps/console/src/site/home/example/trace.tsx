import { Check, Minus } from 'lucide-react';
import { usePreferences } from '../../../preferences/preferences';
import { EXAMPLE_TEXTS } from './example-texts';
import * as css from './trace.css';

type State = 'passed' | 'hit' | 'notRun';

interface Step {
  readonly name: string;
  readonly state: State;
  readonly result: string;
  readonly isWord?: boolean;
}

/** The steps that the question went through, and the one that answered. */
export function Trace({ keyword }: { readonly keyword: string | undefined }) {
  const { locale } = usePreferences();
  const t = EXAMPLE_TEXTS[locale];
  const isHit = keyword !== undefined;
  const steps: readonly Step[] = [
    { name: t.steps.moderation, state: 'passed', result: t.passed },
    { name: t.steps.skills, state: 'passed', result: t.noMatch },
    isHit
      ? { name: t.steps.answers, state: 'hit', result: keyword, isWord: true }
      : { name: t.steps.answers, state: 'passed', result: t.noMatch },
    {
      name: t.steps.dialogues,
      state: isHit ? 'notRun' : 'passed',
      result: isHit ? t.notRun : t.noMatch,
    },
    {
      name: t.steps.ai,
      state: isHit ? 'notRun' : 'hit',
      result: isHit ? t.notRun : t.wouldAnswer,
    },
  ];
  return (
    <div className={css.card}>
      <h3 className={css.title}>{t.why}</h3>
      <ol className={css.steps}>
        {steps.map(({ name, state, result, isWord }) => (
          <li key={name} className={css.step} data-state={state}>
            <StepMark state={state} />
            <span className={css.name}>{name}</span>
            <span className={isWord ? css.keyword : css.result}>{result}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepMark({ state }: { readonly state: State }) {
  return (
    <span className={css.mark} aria-hidden>
      {state === 'hit' ? <Check size={12} strokeWidth={3} /> : null}
      {state === 'passed' ? <Minus size={10} strokeWidth={2.5} /> : null}
    </span>
  );
}
