import { SearchX } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { LoadedRows, Ready, Rows } from '#context/loaded.ts';
import { OwnStates } from '#context/panel-states.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Pagination } from '#primitives/pagination/pagination.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import type { PagedSearch } from './use-paged-search';

/** Not rendered for what changes in the rows. */
const Pages = /* @__PURE__ */ memo(Pagination);

interface ListCardProps<Row> {
  readonly state: LoadedRows<Row>;
  readonly search: PagedSearch;
  /** Accessible name of the loading skeleton. */
  readonly loadingLabel: string;
  /** Labels the pagination if a screen has more than one list. */
  readonly listLabel?: string | undefined;
  /** The number of all rows with what they are, such as `3 位好友`. */
  readonly countedAs?: ((count: number) => string) | undefined;
  /** Shown instead of the rows when there are none. */
  readonly empty: ReactNode;
  readonly children: (state: Ready<Rows<Row>>) => ReactNode;
}

/** A list in its current loading state, with pagination below. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { state, loadingLabel, empty, children, search } = props;
  const isReady = state.status === 'ready';
  return (
    <>
      {isReady && state.isStale ? <StaleNotice onRetry={state.retry} /> : null}
      <Card isFlush>
        <LoadedPart state={state} label={loadingLabel}>
          {(ready) => (ready.count === 0 ? empty : children(ready))}
        </LoadedPart>
      </Card>
      {!isReady || state.count === 0 ? null : (
        <Pages
          page={search.page}
          pageSize={search.pageSize}
          onPageChange={search.onPageChange}
          count={state.count}
          countedAs={props.countedAs}
          listLabel={props.listLabel}
        />
      )}
    </>
  );
}

interface NoMatchProps {
  readonly title: string;
  readonly children: string;
  readonly onClear: () => void;
}

/** The empty state of a search without matches. */
export function NoMatch({ title, children, onClear }: NoMatchProps) {
  const t = useMessages(primitiveMessages);
  return (
    <OwnStates>
      <EmptyState
        icon={SearchX}
        title={title}
        actions={<Button onPress={onClear}>{t.clearSearch}</Button>}
      >
        {children}
      </EmptyState>
    </OwnStates>
  );
}
