import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoadedRows, Ready, Rows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Pagination } from '#primitives/pagination/pagination.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import type { PagedSearch } from './use-paged-search';

interface ListCardProps<Row> {
  readonly state: LoadedRows<Row>;
  readonly search: PagedSearch;
  /** What is being loaded, for screen readers. */
  readonly loadingLabel: string;
  /** Names its pages, where a screen has more than one list. */
  readonly listLabel?: string | undefined;
  /** Stands in the place of the rows when there are none. */
  readonly empty: ReactNode;
  readonly children: (state: Ready<Rows<Row>>) => ReactNode;
}

/** A list in the state that it is in, with its pages under it. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { state, loadingLabel, empty, children, search } = props;
  const isReady = state.status === 'ready';
  return (
    <>
      {isReady && state.isStale ? <StaleNotice onRetry={state.retry} /> : null}
      <Card isFlush>
        <LoadedPart state={state} label={loadingLabel}>
          {(ready) => (ready.rows.length === 0 ? empty : children(ready))}
        </LoadedPart>
      </Card>
      {!isReady || state.count === 0 ? null : (
        <Pagination
          {...search}
          count={state.count}
          {...(props.listLabel !== undefined && { listLabel: props.listLabel })}
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

/** A search that found nothing. */
export function NoMatch({ title, children, onClear }: NoMatchProps) {
  const t = useMessages(primitiveMessages);
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      actions={<Button onPress={onClear}>{t.clearSearch}</Button>}
    >
      {children}
    </EmptyState>
  );
}
