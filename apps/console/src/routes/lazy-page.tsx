import { PageFailedScreen } from '@chatdeck/ui/shell';
import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PageSkeleton } from '../shell/page-skeleton';
import { reload, useMissingReason } from '../shell/use-missing-reason';

type Load = () => Promise<ComponentType>;
type Loaded = 'loading' | 'late' | { readonly failure: string };

/** After this time a missing page is reported; it is still shown once its code arrives. */
const LATE_MS = 20_000;

/** A page that is loaded on first use. */
export interface LazyPage {
  (): ReactNode;
  /** Loads the page before it is shown. */
  readonly ready: () => Promise<void>;
}

interface Surroundings {
  /** Shown while loading. Default the page skeleton. */
  readonly Loading?: ComponentType;
  /** The layout around the loading error, if there is no other. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Shows a placeholder until the page's code has loaded, or an error if it does not; the surrounding layout remains. The
 * user can retry, and it is retried automatically when the network is back.
 */
export function lazyPage(
  load: Load,
  { Loading = PageSkeleton, Frame = Fragment }: Surroundings = {},
): LazyPage {
  let known: ComponentType | undefined;
  const ready = async () => {
    known ??= await load();
  };

  function Page() {
    const [loaded, setLoaded] = useState<Loaded>('loading');
    const [attempt, setAttempt] = useState(0);
    const [, setReady] = useState(known !== undefined);
    useEffect(() => {
      let isShown = true;
      const notify = (next: Loaded) => void (isShown && setLoaded(next));
      const timer = setTimeout(() => notify('late'), LATE_MS);
      ready()
        .then(
          () => isShown && setReady(true),
          (error: unknown) => notify({ failure: error instanceof Error ? error.message : '' }),
        )
        .finally(() => clearTimeout(timer));
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [attempt]);
    const retry = () => {
      setLoaded('loading');
      setAttempt((last) => last + 1);
    };

    if (known) {
      const Known = known;
      return <Known />;
    }
    if (loaded === 'loading') return <Loading />;
    return (
      <Frame>
        <NoCode detail={loaded === 'late' ? undefined : loaded.failure} onRetry={retry} />
      </Frame>
    );
  }

  return Object.assign(Page, { ready });
}

const pages = new WeakMap<Load, LazyPage>();

/** The lazy page of a route; one instance per route, so that loaded code is reused. */
export function pageOf({ load }: { readonly load: Load }): LazyPage {
  const page = pages.get(load) ?? lazyPage(load);
  pages.set(load, page);
  return page;
}

interface NoCodeProps {
  readonly detail: string | undefined;
  readonly onRetry: () => void;
}

function NoCode({ detail, onRetry }: NoCodeProps) {
  const reason = useMissingReason();
  return <PageFailedScreen reason={reason} detail={detail} onRetry={onRetry} onReload={reload} />;
}
