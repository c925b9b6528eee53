import { PageFailedScreen } from '@chatdeck/ui/shell';
import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PageSkeleton } from '../shell/page-skeleton';
import { isOutdated } from '../shell/use-outdated';

type Load = () => Promise<ComponentType>;
type Loaded = 'loading' | 'late' | { readonly failure: string };

/** A page whose code is not there after this long says so; it is shown as soon as it comes. */
const LATE_MS = 20_000;

/** A page that is loaded when it is first shown. */
export interface LazyPage {
  (): ReactNode;
  /** Loads it before it is shown. */
  readonly ready: () => Promise<void>;
}

interface Surroundings {
  /** What is shown meanwhile. Default the layout of a page. */
  readonly Loading?: ComponentType;
  /** What stands around the words that it did not come, where nothing else does. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * What stands in the place of a page until its code is there, and instead of it when it does not come: the frame around
 * it stays. It is loaded again when asked to, and by itself when the network is back.
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

/** The page of a route; one for each, so that what was loaded once is there. */
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
  // After an upgrade the server has other files than this page asks for: only a new page finds them.
  const retry = () =>
    void isOutdated().then((isOld) => (isOld ? window.location.reload() : onRetry()));
  return (
    <PageFailedScreen
      reason={navigator.onLine ? 'outdated' : 'offline'}
      detail={detail}
      onReload={retry}
    />
  );
}
