import { Link } from 'react-router';
import * as css from './proof.css';
import { useProofTexts } from './proof-texts';

/** The first questions of a visitor, which unfold without any code. */
export function Questions() {
  const t = useProofTexts().questions;
  return (
    <section className={css.section} aria-labelledby="questions-title">
      <h2 id="questions-title" className={css.heading}>
        {t.title}
      </h2>
      <div className={css.questions}>
        {t.rows.map(({ question, answer, link }) => (
          <details key={question} className={css.question}>
            <summary>{question}</summary>
            <p className={css.text}>
              {answer}{' '}
              <Link to={link.to} className={css.link}>
                {link.text}
              </Link>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
