import { useEffect, useRef, useState, type ComponentType, type FunctionComponent } from 'react';
import { usePartFailure } from './part-failure';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;
type Loaded<P> = { readonly Part: ComponentType<P> } | { readonly failure: unknown } | undefined;

/**
 * A component that is loaded when it is first shown. Unlike `React.lazy` it keeps a failed load to itself: it says so
 * in its own place, and loads again when asked to or when the network is back. A bundler leaves out what no one shows.
 * Call it with `@__PURE__` where one file has several: bundlers then leave out what a page does not show.
 */
export function lazyPart<P extends object>(load: Load<P>): FunctionComponent<P> {
  // What opens again is there at once.
  let known: Loaded<P>;
  return function LazyPart(props: P) {
    const { BrokenPart } = usePartFailure();
    const [loaded, setLoaded] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isShown = true;
      load().then(
        (module) => {
          known = { Part: module.default };
          if (isShown) setLoaded(known);
        },
        (failure: unknown) => isShown && setLoaded({ failure }),
      );
      return () => {
        isShown = false;
      };
    }, [attempt]);
    const hasFailed = loaded !== undefined && 'failure' in loaded;
    useEffect(() => {
      if (!hasFailed) return undefined;
      const retry = () => setAttempt((last) => last + 1);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed]);

    if (!loaded) return null;
    if ('Part' in loaded) return <loaded.Part {...props} />;
    const { failure } = loaded;
    return (
      <BrokenPart
        detail={failure instanceof Error ? failure.message : undefined}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  };
}

/** What lies over a page: it has its own place only once it is there. */
type Overlay =
  | { readonly isOpen?: boolean; readonly onOpenChange: (isOpen: boolean) => void }
  | { readonly onClose: () => void };

const isOpenIn = (props: Overlay) => !('isOpen' in props) || props.isOpen === true;
const close = (props: Overlay) =>
  'onOpenChange' in props ? props.onOpenChange(false) : props.onClose();

/**
 * A dialog or menu that is loaded before it first opens. One whose code does not come closes again and says why;
 * the next press loads it again, and the page under it stays as it was.
 */
export function lazyDialog<P extends Overlay>(load: Load<P>): FunctionComponent<P> {
  let known: ComponentType<P> | undefined;
  return function LazyDialog(props: P) {
    const { onDialogFailed } = usePartFailure();
    const [Part, setPart] = useState(() => known);
    const isOpen = isOpenIn(props);
    const fail = useRef(() => {});
    useEffect(() => {
      fail.current = () => {
        onDialogFailed();
        close(props);
      };
    });
    useEffect(() => {
      if (known) return undefined;
      let isShown = true;
      load().then(
        (module) => {
          known = module.default;
          if (isShown) setPart(() => known);
        },
        () => isShown && isOpen && fail.current(),
      );
      return () => {
        isShown = false;
      };
    }, [isOpen]);
    return Part ? <Part {...props} /> : null;
  };
}
