import type { ReactNode } from 'react';
import { Card } from '#primitives/card/card.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { useIsTold } from './failed-together';
import type { PartState } from './part-state';

interface PartProps<T> {
  readonly title: string;
  readonly state: PartState<T>;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** The number of skeleton rows. Default 3. */
  readonly rows?: number;
  readonly isFlush?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * A card of the home page with its own loading, error and crash handling; nothing if the client does not support its
 * call, or the page tells of its failure among others.
 */
export function Part<T>(props: PartProps<T>) {
  const { title, state, actions, footer, rows = 3, isFlush = false, children } = props;
  const isTold = useIsTold();
  if (state.status === 'absent') return null;
  if (state.status === 'failed' && isTold(state.error)) return null;
  return (
    <PanelBoundary>
      <Card
        title={title}
        isFlush={isFlush || state.status === 'loading'}
        actions={state.status === 'ready' ? actions : undefined}
        footer={state.status === 'ready' ? footer : undefined}
      >
        <LoadedPart state={state} label={title} rows={rows}>
          {({ data }) => children(data)}
        </LoadedPart>
      </Card>
    </PanelBoundary>
  );
}
