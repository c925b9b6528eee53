import type { Question } from '@chatdeck/sdk';
import { MessageCircleQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import AnswerView from './answer-view';
import * as css from './question.css';
import { questionMessages } from './question.messages';
import { useQuestion } from './use-question';

interface AskForRealProps {
  /** Undefined for what is not saved, which the server cannot ask. */
  readonly question: Question | undefined;
}

/** Asks a service for real where the simulation cannot predict its answer. */
export function AskForReal({ question }: AskForRealProps) {
  const t = useMessages(questionMessages);
  const { asked, ask } = useQuestion();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A chat is as high as it is, so an answer may come below its edge.
    if (asked.status === 'answered') outcome.current?.scrollIntoView?.({ block: 'nearest' });
  }, [asked.status]);
  if (!question) return <p className={css.chatNote}>{t.unsavedEdit}</p>;
  return (
    <div className={css.part}>
      <Button
        size="sm"
        isTouch
        icon={MessageCircleQuestion}
        isPending={asked.status === 'pending'}
        onPress={() => ask(question)}
      >
        {asked.status === 'answered' ? t.again : t.ask}
      </Button>
      <div ref={outcome} className={css.outcome} role="status">
        <AnswerView asked={asked} />
      </div>
    </div>
  );
}
