import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { Layers, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { FirstRow } from '#lists/first-row.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { Pagination } from '#primitives/pagination/pagination.tsx';
import { useDelayed } from '#primitives/skeleton/skeleton.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { MaterialTable } from '../material-panel/material-table';
import { materialReferences } from '../references/material-references';
import { grid } from './material-card.css';
import { MaterialGrid } from './material-grid';
import * as css from './material-library.css';
import { materialLibraryMessages } from './material-library.messages';
import type { MaterialView } from './material-library.model';
import type { MaterialLibraryState } from './use-material-library';

interface LibraryRowsProps {
  readonly library: MaterialLibraryState;
  readonly type: ContentType | undefined;
  readonly view: MaterialView;
  /** The ways to the first material. */
  readonly actions: ReactNode;
}

/** A page of the library in its current state, with the other pages below. */
export function LibraryRows(props: LibraryRowsProps) {
  const { list } = props.library;
  return (
    <FirstRow isEmpty={list.status === 'ready' && list.count === 0}>
      <Page {...props} />
    </FirstRow>
  );
}

function Page(props: LibraryRowsProps) {
  const t = useMessages(materialLibraryMessages);
  const { list, search } = props.library;
  switch (list.status) {
    case 'loading':
      return <GridSkeleton label={t.loading} />;
    case 'failed':
      return (
        <Card isFlush>
          <LoadFailed error={list.error} onRetry={list.retry} />
        </Card>
      );
    case 'ready':
      return (
        <>
          {list.isStale ? <StaleNotice onRetry={list.retry} /> : null}
          {list.count === 0 ? (
            <Card isFlush>
              <NothingHere {...props} />
            </Card>
          ) : (
            <Rows {...props} list={list} />
          )}
          {list.count === 0 ? null : <Pagination {...search} count={list.count} />}
        </>
      );
  }
}

interface RowsProps extends LibraryRowsProps {
  readonly list: Extract<MaterialLibraryState['list'], { readonly status: 'ready' }>;
}

function Rows({ library, type, view, list }: RowsProps) {
  const { openLayer, mayWrite } = library;
  const { ids: selection, onChange: onSelectionChange } = library.selection;
  const shared = {
    rows: list.rows,
    isRefreshing: list.isRefreshing,
    ...(mayWrite && {
      onEdit: ({ id }: { readonly id: string }) => openLayer({ kind: 'edit', id }),
      onRemove: (material: (typeof list.rows)[number]) => openLayer({ kind: 'remove', material }),
    }),
  };
  if (view === 'grid') {
    return <MaterialGrid {...shared} selection={selection} onSelectionChange={onSelectionChange} />;
  }
  return (
    <Card isFlush>
      <MaterialTable
        {...shared}
        hasType={type === undefined}
        references={materialReferences}
        selecting={mayWrite ? { selection, onSelectionChange, bulkActions: null } : undefined}
      />
    </Card>
  );
}

/** An account without materials, or a search without matches. */
function NothingHere({ library, type, actions }: LibraryRowsProps) {
  const t = useMessages(materialLibraryMessages);
  const { search, tags, mayWrite } = library;
  const ofType = useEmptyTexts(type);
  const word = search.query.name;
  if (word !== undefined || tags.tag !== undefined) {
    const clear = () => {
      search.onSearchChange('');
      tags.onTagChange(undefined);
    };
    return (
      <EmptyState
        icon={SearchX}
        title={t.noMatch({ word: [tags.tag, word].filter(Boolean).join(' ') })}
        actions={<Button onPress={clear}>{t.clearFilters}</Button>}
      >
        {t.noMatchText}
      </EmptyState>
    );
  }
  if (!mayWrite) {
    return (
      <EmptyState icon={Layers} title={t.noneTitle}>
        {t.noneText}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Layers} title={ofType?.title ?? t.emptyTitle} actions={actions}>
      {ofType?.text ?? t.emptyText}
    </EmptyState>
  );
}

/** What an empty list of a type says; texts, and all types together, begin with a text. */
function useEmptyTexts(type: ContentType | undefined) {
  const t = useMessages(materialLibraryMessages);
  if (type === CONTENT_TYPE.file) return { title: t.emptyFileTitle, text: t.emptyFileText };
  if (type === CONTENT_TYPE.h5) return { title: t.emptyH5Title, text: t.emptyH5Text };
  if (type === CONTENT_TYPE.mini) return { title: t.emptyMiniTitle, text: t.emptyMiniText };
  return undefined;
}

const CARDS = 8;

/** The cards that are loading, shown after 200 ms. */
function GridSkeleton({ label }: { readonly label: string }) {
  const isShown = useDelayed();
  return (
    <div role="status" aria-busy="true">
      <span className={reset.visuallyHidden}>{label}</span>
      <div className={grid} aria-hidden>
        {isShown
          ? Array.from({ length: CARDS }, (_, at) => <div key={at} className={css.shape} />)
          : null}
      </div>
    </div>
  );
}
