import { NavLink } from 'react-router';
import { usePreferences } from '../../preferences/preferences';
import { DOC_GROUPS } from './doc-groups';
import * as css from './docs-menu.css';

/** The side menu: every page by its group; the one that is read is marked by the router. */
export function DocsMenu({ label }: { readonly label: string }) {
  const { locale } = usePreferences();
  return (
    <nav className={css.menu} aria-label={label}>
      {DOC_GROUPS.map((group) => (
        <div key={group.title.en} className={css.group}>
          <p className={css.title}>{group.title[locale]}</p>
          {group.docs.map(({ path, name, title }) => (
            <NavLink key={name} to={`/docs/${path}`} className={css.page}>
              {title[locale]}
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}
