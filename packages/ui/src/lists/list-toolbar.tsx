import type { ReactNode } from 'react';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import * as css from './lists.css';
import type { PagedSearch } from './use-paged-search';

interface ListToolbarProps {
  readonly searchLabel: string;
  readonly search: PagedSearch;
  /** Stand at the right end. */
  readonly actions?: ReactNode;
}

/** What stands over a list: its search and, without a page header, its actions. */
export const ListToolbar = ({ searchLabel, search, actions }: ListToolbarProps) => (
  <div className={css.toolbar}>
    <SearchField label={searchLabel} value={search.word} onChange={search.onWordChange} />
    {actions ? <div className={css.toolbarActions}>{actions}</div> : null}
  </div>
);
