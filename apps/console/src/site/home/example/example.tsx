import { useState } from 'react';
import { usePreferences } from '../../../preferences/preferences';
import { AskForm } from './ask-form';
import { Conversation } from './conversation';
import { answer, QUESTIONS } from './example-rules';
import { EXAMPLE_TEXTS } from './example-texts';
import * as css from './example.css';
import { Trace } from './trace';

/** A conversation that the visitor can try, and why it went so. */
export function Example() {
  const { locale } = usePreferences();
  const [typed, setTyped] = useState<string>();
  const t = EXAMPLE_TEXTS[locale];
  const offered = QUESTIONS.map((question) => question[locale]);
  const question = typed ?? offered[0] ?? '';
  const outcome = answer(question);
  return (
    <section id="examples" className={css.stage} aria-label={t.title}>
      <div className={css.talk}>
        <div className={css.head}>
          <h2 className={css.title}>{t.title}</h2>
          <span className={css.badge}>{t.badge}</span>
        </div>
        <Conversation question={question} answer={outcome.answer[locale]} />
        <div className={css.offers}>
          {offered.map((text) => (
            <button
              key={text}
              type="button"
              className={css.offer}
              aria-pressed={text === question}
              onClick={() => setTyped(text)}
            >
              {text}
            </button>
          ))}
        </div>
        <AskForm onAsk={setTyped} />
      </div>
      <Trace keyword={outcome.keyword} />
    </section>
  );
}
