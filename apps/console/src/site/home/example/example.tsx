import { textIn, tableIn } from '@chatdeck/sdk/constants';
import { Avatar } from '@chatdeck/ui/primitives';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '#preferences/preferences.ts';
import { QUESTIONS } from './example-rules';
import { EXAMPLE_TEXTS } from './example-texts';
import * as css from './example.css';
import { Trace } from './trace';
import { useExample } from './use-example';

/** A conversation that the visitor can try, with an explanation of the result. */
export function Example() {
  const { locale } = usePreferences();
  const t = tableIn(EXAMPLE_TEXTS, locale);
  const offered = QUESTIONS.map((question) => textIn(question, locale));
  const { question, outcome, hasFailed, prepare, ask } = useExample(offered[0] ?? '', locale);
  return (
    <section
      className={css.stage}
      aria-label={t.title}
      translate="no"
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <div className={css.talk}>
        <div className={css.head}>
          <h2 className={css.title}>{t.title}</h2>
          <span className={css.badge}>{t.badge}</span>
        </div>
        <Conversation question={question} answer={outcome.answer} />
        <div className={css.offers}>
          {offered.map((text) => (
            <button
              key={text}
              type="button"
              className={css.offer}
              aria-pressed={text === question}
              onClick={() => ask(text)}
            >
              {text}
            </button>
          ))}
        </div>
        <AskForm onAsk={ask} />
        {hasFailed ? (
          <p role="alert" className={css.failed}>
            {t.failed}
          </p>
        ) : null}
      </div>
      <Trace steps={outcome.steps} />
    </section>
  );
}

interface Props {
  readonly question: string;
  readonly answer: string;
}

/** The question and the reply as chat bubbles; a new reply is announced. */
function Conversation({ question, answer }: Props) {
  const { locale } = usePreferences();
  const t = tableIn(EXAMPLE_TEXTS, locale);
  return (
    <div className={css.chat} aria-live="polite">
      <div className={css.question}>
        <p className={css.mine}>
          <span className={css.hidden}>{t.you} </span>
          {question}
        </p>
        <Avatar name={t.asker} />
      </div>
      <div className={css.reply}>
        <Avatar name={t.robot} tone="accent" />
        <p className={css.theirs}>
          <span className={css.hidden}>{t.robotSays} </span>
          {answer}
        </p>
      </div>
    </div>
  );
}

/** An input for the visitor's own question. */
function AskForm({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { locale } = usePreferences();
  const [text, setText] = useState('');
  const t = tableIn(EXAMPLE_TEXTS, locale);
  return (
    <form
      className={css.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAsk(text.trim());
        setText('');
      }}
    >
      <input
        className={css.input}
        aria-label={t.ask}
        placeholder={t.ask}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={css.send} aria-label={t.send}>
        <Send size={16} aria-hidden />
      </button>
    </form>
  );
}
