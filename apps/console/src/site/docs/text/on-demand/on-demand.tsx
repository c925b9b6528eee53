import { Button } from '@chatdeck/ui/primitives';
import { useState, type ComponentType } from 'react';
import * as css from './on-demand.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The button that loads it. */
  readonly open: string;
  /** What is said where it could not be loaded; the button tries again. */
  readonly failed: string;
  readonly load: () => Promise<ComponentType>;
}

/** Something to try within a text, whose code comes when it is wanted. */
export function OnDemand({ title, text, open, failed, load }: Props) {
  const [loaded, setLoaded] = useState<{ readonly Tool: ComponentType }>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const start = async () => {
    setState('loading');
    try {
      setLoaded({ Tool: await load() });
    } catch {
      setState('failed');
    }
  };
  return (
    <section className={css.frame} aria-label={title}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      {loaded ? (
        <loaded.Tool />
      ) : (
        <Button isPending={state === 'loading'} onPress={() => void start()}>
          {open}
        </Button>
      )}
      {state === 'failed' && !loaded ? (
        <p role="alert" className={css.text}>
          {failed}
        </p>
      ) : null}
    </section>
  );
}
