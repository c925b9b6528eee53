import { SITE_TITLE, textIn, tableIn } from '@chatdeck/sdk/constants';
import { ButtonLink } from '@chatdeck/ui/primitives';
import { BookOpen, CircleCheck } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { usePreferences } from '../../preferences/preferences';
import { useToken } from '../../session/session-store';
import { SiteBar } from '../site-bar/site-bar';
import { Example } from './example/example';
import { Features } from './features';
import { HOME_TEXTS } from './home-texts';
import * as css from './home.css';
import { Offer } from './offer/offer';
import { FootLinks } from './proof/foot-links';
import { Proof } from './proof/proof';
import { Questions } from './proof/questions';
import { Recipes } from './recipes/recipes';

/** /home: what the product does, with an interactive example. */
export function HomePage() {
  const { locale } = usePreferences();
  return (
    <div className={css.page}>
      <SiteBar>
        <HomeNav />
      </SiteBar>
      <main className={css.main} translate="yes">
        <div className={css.top}>
          <Hero />
          <Example />
        </div>
        <Features />
        <Proof />
        <Recipes />
        <Offer />
        <Questions />
      </main>
      <footer className={css.footer}>
        <FootLinks />
        {textIn(SITE_TITLE, locale)}
      </footer>
    </div>
  );
}

/** The links of the landing page: its sections, and the documentation. */
function HomeNav() {
  const { locale } = usePreferences();
  const { hash } = useLocation();
  const t = tableIn(HOME_TEXTS, locale);
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

/** The product in one sentence, and the two main links. */
function Hero() {
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const hasToken = useToken() !== null;
  const t = tableIn(HOME_TEXTS, locale);
  const follow = (href: string) => void navigate(href);
  return (
    <div>
      <h1 className={css.headline}>
        {t.headline.map((line) => (
          <span key={line} className={css.line}>
            {line}
          </span>
        ))}
      </h1>
      <p className={css.lead}>{t.lead}</p>
      <div className={css.ways}>
        <ButtonLink
          href={hasToken ? '/dashboard' : '/signup'}
          variant="primary"
          size="lg"
          isTouch
          onFollow={follow}
        >
          {hasToken ? t.toConsole : t.start}
        </ButtonLink>
        <ButtonLink href="/docs/about" size="lg" icon={BookOpen} isTouch onFollow={follow}>
          {t.read}
        </ButtonLink>
      </div>
      <ul className={css.points}>
        {t.points.map((point) => (
          <li key={point} className={css.point}>
            <CircleCheck size={16} className={css.mark} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
