import type { ReactNode } from 'react';
import { Card } from '#primitives/card/card.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { Pagination } from '#primitives/pagination/pagination.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import type { ListState } from '#store/list-state.ts';
import type { PagedSearch } from './use-paged-search';

type Ready<Row> = Extract<ListState<Row>, { status: 'ready' }>;

interface ListCardProps<Row> {
  readonly state: ListState<Row>;
  readonly search: PagedSearch;
  /** What is being loaded, for screen readers. */
  readonly loadingLabel: string;
  /** Names its pages, where a screen has more than one list. */
  readonly listLabel?: string | undefined;
  /** Stands in the place of the rows when there are none. */
  readonly empty: ReactNode;
  readonly children: (state: Ready<Row>) => ReactNode;
}

/** A list in the state that it is in, with its pages under it. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { state, loadingLabel, empty, children, search } = props;
  if (state.status === 'loading') {
    return (
      <Card isFlush>
        <ListSkeleton label={loadingLabel} />
      </Card>
    );
  }
  if (state.status === 'failed') {
    return (
      <Card isFlush>
        <LoadFailed error={state.error} onRetry={state.retry} />
      </Card>
    );
  }
  return (
    <>
      {state.isStale ? <StaleNotice onRetry={state.retry} /> : null}
      <Card isFlush>{state.rows.length === 0 ? empty : children(state)}</Card>
      {state.count === 0 ? null : (
        <Pagination
          {...search}
          count={state.count}
          {...(props.listLabel !== undefined && { listLabel: props.listLabel })}
        />
      )}
    </>
  );
}
