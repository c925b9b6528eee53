import type { Question } from '@chatdeck/sdk';
import { PlugZap } from 'lucide-react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { connectionMessages } from './connection.messages';
import * as css from './question.css';
import { useQuestion } from './use-question';

const LazyAnswerView = lazyPart(() => import('./answer-view'));

/** Where a service is saved, in the version that the page shows. */
export type SavedPlace =
  | { readonly place: 'provider' | 'summary'; readonly version: number }
  | { readonly place: 'dialogue'; readonly id: string; readonly version: number };

interface TestConnectionProps {
  /** Undefined for what is not saved as the page shows it. */
  readonly saved: SavedPlace | undefined;
}

/** Asks a saved AI one question, so that a wrong key or address shows where it was entered. */
export function TestConnection({ saved }: TestConnectionProps) {
  const t = useMessages(connectionMessages);
  const { asked, ask } = useQuestion();
  const test = (place: SavedPlace) => ask({ ...place, text: t.question } satisfies Question);
  return (
    <div className={css.part}>
      <div className={css.line}>
        <Button
          isTouch
          icon={PlugZap}
          isDisabled={!saved}
          isPending={asked.status === 'pending'}
          onPress={() => saved && test(saved)}
        >
          {asked.status === 'answered' ? t.again : t.test}
        </Button>
        <span className={css.note}>{saved ? t.hint : t.unsaved}</span>
      </div>
      <div className={css.outcome} role="status">
        {saved && asked.status !== 'idle' ? <LazyAnswerView asked={asked} isTest /> : null}
      </div>
    </div>
  );
}
