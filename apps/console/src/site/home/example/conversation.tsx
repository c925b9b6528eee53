import { Avatar } from '@chatdeck/ui/primitives';
import { usePreferences } from '../../../preferences/preferences';
import * as css from './conversation.css';
import { EXAMPLE_TEXTS } from './example-texts';

interface Props {
  readonly question: string;
  readonly answer: string;
}

/** The question and the answer as a chat shows them; a new answer is read out. */
export function Conversation({ question, answer }: Props) {
  const { locale } = usePreferences();
  const t = EXAMPLE_TEXTS[locale];
  return (
    <div className={css.chat} aria-live="polite">
      <div className={css.asked}>
        <p className={css.mine}>
          <span className={css.hidden}>{t.you} </span>
          {question}
        </p>
        <Avatar name={t.asker} />
      </div>
      <div className={css.answered}>
        <Avatar name={t.robot} tone="accent" />
        <p className={css.theirs}>
          <span className={css.hidden}>{t.robotSays} </span>
          {answer}
        </p>
      </div>
    </div>
  );
}
