import { memo, type ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { PageHeader } from '#primitives/page/page.tsx';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import * as css from './lists.css';
import { useIsBare } from './use-is-bare';
import type { PagedSearch } from './use-paged-search';

/** Not rendered for what changes in its list. */
const Search = /* @__PURE__ */ memo(SearchField);

interface ListToolbarProps {
  readonly searchLabel: string;
  readonly search: PagedSearch;
  /** Shown at the right end. */
  readonly actions?: ReactNode;
}

/** The toolbar of a list: its search and, without a page header, its actions. */
const ListToolbar = ({ searchLabel, search, actions }: ListToolbarProps) => (
  <div {...part('toolbar')} className={css.toolbar}>
    <Search label={searchLabel} value={search.word} onChange={search.onSearchChange} />
    {actions ? <div className={css.toolbarActions}>{actions}</div> : null}
  </div>
);

interface ListPanelProps {
  readonly title: string;
  readonly description: string;
  /** False if the host's page already has a title. */
  readonly hasHeader: boolean;
  readonly actions?: ReactNode;
  readonly searchLabel: string;
  readonly search: PagedSearch;
  /** What else can be done with the list, beside its search. */
  readonly tools?: ReactNode;
  /** Filters in addition to the search. */
  readonly filters?: ReactNode;
  /** There is nothing to search or filter: the title stands above the list alone. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** The frame of a list, as a screen or as a panel in a host's page. */
export function ListPanel(props: ListPanelProps) {
  const { title, description, hasHeader, searchLabel, search, tools } = props;
  const isBare = useIsBare(props.isBare);
  const actions = isBare ? null : props.actions;
  return (
    <div {...part('panel')} className={css.panel}>
      {hasHeader ? <PageHeader title={title} description={description} actions={actions} /> : null}
      {isBare ? null : (
        <ListToolbar
          searchLabel={searchLabel}
          search={search}
          actions={
            hasHeader ? (
              tools
            ) : (
              <>
                {tools}
                {actions}
              </>
            )
          }
        />
      )}
      {isBare ? null : props.filters}
      {props.children}
    </div>
  );
}
