import { NAVBAR_STICKY_PX, tableIn } from '@chatdeck/sdk/constants';
import { ButtonLink, IconButton } from '@chatdeck/ui/primitives';
import { Brand, LanguageMenu } from '@chatdeck/ui/shell';
import { SunMoon } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { setLocale, toggleScheme, usePreferences } from '../../preferences/preferences';
import { useToken } from '../../session/session-store';
import * as css from './site-bar.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page has scrolled far enough for its bar to stick. */
const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > NAVBAR_STICKY_PX,
    () => false,
  );

const TEXTS = {
  'zh-CN': {
    toConsole: '打开控制台',
    logIn: '登录',
    signUp: '/ 注册',
    // The same in both: a prerendered page does not know which one its reader has.
    scheme: '切换浅色和深色',
  },
  en: {
    // Short, so that it fits beside the documentation menu on a phone.
    toConsole: 'Console',
    logIn: 'Log in',
    signUp: '/ Sign up',
    scheme: 'Switch light and dark',
  },
};

interface Props {
  /** Shown beside the product's name. */
  readonly name?: string;
  /** Shown before the product's name, such as a menu button. */
  readonly start?: ReactNode;
  /** Shows a line under the bar even at the top of the page. */
  readonly isLine?: boolean;
  /** The links in the middle. */
  readonly children?: ReactNode;
}

/** The bar of the public site; it sticks after scrolling (product specification, section 2). */
export function SiteBar({ name, start, isLine = false, children }: Props) {
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const isScrolled = useIsScrolled();
  const hasToken = useToken() !== null;
  const text = tableIn(TEXTS, locale);
  return (
    <header className={css.bar} data-stuck={isScrolled || isLine || undefined}>
      <div className={css.inside}>
        {start}
        <Link to="/home" className={start ? `${css.brand} ${css.markOnly}` : css.brand}>
          <Brand />
          {name ? <span className={css.name}>{name}</span> : null}
        </Link>
        {children}
        <div className={css.tools}>
          <LanguageMenu onLocaleChange={setLocale} />
          <IconButton icon={SunMoon} label={text.scheme} onPress={toggleScheme} />
          <ButtonLink
            href={hasToken ? '/dashboard' : '/login'}
            variant={isLine ? 'secondary' : 'primary'}
            onFollow={(href) => void navigate(href)}
          >
            {hasToken ? (
              text.toConsole
            ) : (
              <>
                {text.logIn}
                <span className={css.wideOnly}>{text.signUp}</span>
              </>
            )}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
