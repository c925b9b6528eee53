import { Link } from 'react-router';
import * as css from './proof.css';
import { useProofTexts } from './proof-texts';

/** The links at the foot of the landing page. */
export function FootLinks() {
  const t = useProofTexts().footer;
  return (
    <nav className={css.links} aria-label={t.nav}>
      {t.links.map(({ to, text }) => (
        <Link key={to} to={to} className={css.footLink}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
