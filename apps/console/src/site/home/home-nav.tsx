import { Link, useLocation } from 'react-router';
import { usePreferences } from '../../preferences/preferences';
import { HOME_TEXTS } from './home-texts';
import * as css from './home-nav.css';

/** The links of the landing page: its parts, and the documentation. */
export function HomeNav() {
  const { locale } = usePreferences();
  const { hash } = useLocation();
  const t = HOME_TEXTS[locale];
  return (
    <nav className={css.nav} aria-label={t.nav}>
      <Link to="/home" className={css.link} aria-current={hash === '' ? 'page' : undefined}>
        {t.home}
      </Link>
      <a href="#features" className={css.link}>
        {t.features}
      </a>
      <a href="#examples" className={css.link}>
        {t.examples}
      </a>
      <Link to="/docs" className={css.link}>
        {t.docs}
      </Link>
    </nav>
  );
}
