import { SITE_TITLE } from '@chatdeck/sdk/constants';
import { usePreferences } from '../../preferences/preferences';
import { SiteBar } from '../site-bar/site-bar';
import { Example } from './example/example';
import { Features } from './features';
import { Hero } from './hero';
import * as css from './home.css';
import { HomeNav } from './home-nav';

/** /home: what the product does, with an example that answers. */
export function HomePage() {
  const { locale } = usePreferences();
  return (
    <div className={css.page}>
      <SiteBar>
        <HomeNav />
      </SiteBar>
      <main className={css.main}>
        <div className={css.top}>
          <Hero />
          <Example />
        </div>
        <Features />
      </main>
      <footer className={css.footer}>{SITE_TITLE[locale]}</footer>
    </div>
  );
}
