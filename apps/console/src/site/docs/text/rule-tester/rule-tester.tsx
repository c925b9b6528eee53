import { tableIn } from '@chatdeck/sdk/constants';
import { Button } from '@chatdeck/ui/primitives';
import { useState, type ComponentType } from 'react';
import { usePreferences } from '#preferences/preferences.ts';
import * as css from './rule-tester.css';
import { TESTER_TEXTS } from './tester-texts';

/** A rule and a message that the reader can change; the code that decides comes when it is wanted. */
export function RuleTester() {
  const { locale } = usePreferences();
  const t = tableIn(TESTER_TEXTS, locale);
  const [loaded, setLoaded] = useState<{ readonly Form: ComponentType }>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const open = async () => {
    setState('loading');
    try {
      const { TrialForm } = await import('./trial-form');
      setLoaded({ Form: TrialForm });
    } catch {
      setState('failed');
    }
  };
  return (
    <section className={css.tester} aria-label={t.title}>
      <p className={css.title}>{t.title}</p>
      <p className={css.text}>{t.text}</p>
      {loaded ? (
        <loaded.Form />
      ) : (
        <Button isPending={state === 'loading'} onPress={() => void open()}>
          {t.open}
        </Button>
      )}
      {state === 'failed' && !loaded ? (
        <p role="alert" className={css.text}>
          {t.failed}
        </p>
      ) : null}
    </section>
  );
}
