import { textIn, tableIn } from '@chatdeck/sdk/constants';
import { IconButton, SearchField } from '@chatdeck/ui/primitives';
import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { usePreferences } from '../../preferences/preferences';
import { SiteBar } from '../site-bar/site-bar';
import { DOC_GROUPS } from './doc-groups';
import * as css from './docs-shell.css';
import { DocsResults } from './search/docs-search';

const TEXTS = {
  'zh-CN': { menu: '文档目录', open: '打开文档目录', name: '文档', search: '搜索文档' },
  en: { menu: 'Pages', open: 'Show the pages', name: 'Docs', search: 'Search the docs' },
};

/** The layout of the documentation: top bar, side menu, and page. */
export function DocsShell() {
  const { locale } = usePreferences();
  const { pathname } = useLocation();
  // On a phone the menu overlays the page, and closes after navigation.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const [query, setQuery] = useState('');
  const text = tableIn(TEXTS, locale);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!side.current) return undefined;
    const menu = side.current;
    showCurrent(menu);
    if (typeof ResizeObserver === 'undefined') return undefined;
    // A window becomes smaller.
    const resized = new ResizeObserver(() => showCurrent(menu));
    resized.observe(menu);
    return () => resized.disconnect();
  }, [pathname]);
  return (
    <div className={css.shell}>
      <SiteBar
        name={text.name}
        isLine
        start={
          <span className={css.opener}>
            <IconButton
              icon={Menu}
              label={text.open}
              onPress={() => setOpenAt(isOpen ? undefined : pathname)}
            />
          </span>
        }
      />
      <div className={css.columns}>
        <div ref={side} className={css.side} data-open={isOpen || undefined}>
          <search className={css.search}>
            <SearchField label={text.search} value={query} onChange={setQuery} />
          </search>
          {query.trim() === '' ? (
            <DocsMenu label={text.menu} />
          ) : (
            <DocsResults query={query} onChoose={() => setOpenAt(undefined)} />
          )}
        </div>
        <main className={css.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

/** Scrolls the menu, which can be longer than the window, to the page that is open; `early.js` does where no code is. */
function showCurrent(menu: HTMLElement): void {
  const current = menu.querySelector('nav a[aria-current="page"]');
  if (!current) return;
  const [link, shown] = [current.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (link.top >= shown.top && link.bottom <= shown.bottom) return;
  menu.scrollTop += link.top - shown.top - shown.height / 2;
}

/** The side menu: all pages by group; the router marks the current one. */
function DocsMenu({ label }: { readonly label: string }) {
  const { locale } = usePreferences();
  return (
    <nav className={css.menu} aria-label={label}>
      {DOC_GROUPS.map((group) => (
        <div key={group.title.en} className={css.group}>
          <p className={css.title}>{textIn(group.title, locale)}</p>
          {group.docs.map(({ path, name, title }) => (
            <NavLink key={name} to={`/docs/${path}`} className={css.page}>
              {textIn(title, locale)}
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}
