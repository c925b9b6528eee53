import type { ReactNode } from 'react';
import type { Loaded, Ready } from '#context/loaded.ts';
import { LoadFailed } from '../failed-state/failed-state';
import { ListSkeleton } from '../skeleton/skeleton';

interface LoadedPartProps<Content> {
  readonly state: Loaded<Content>;
  /** What is being loaded; the accessible name. */
  readonly label: string;
  /** Rows of the skeleton. Default as `ListSkeleton`. */
  readonly rows?: number;
  readonly children: (ready: Ready<Content>) => ReactNode;
}

/** Content of the server, or its loading or failed state. */
export function LoadedPart<Content>({ state, children, ...skeleton }: LoadedPartProps<Content>) {
  switch (state.status) {
    case 'loading':
      return <ListSkeleton {...skeleton} />;
    case 'failed':
      return <LoadFailed error={state.error} onRetry={state.retry} />;
    case 'ready':
      return children(state);
  }
}
