import { useEffect, useRef, useState, type ComponentType, type FunctionComponent } from 'react';
import { usePartFailure } from './part-failure';
import { useIsVisible } from './use-is-visible';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;
type Loaded<P> = { readonly Part: ComponentType<P> } | { readonly failure: unknown } | undefined;

/**
 * A component that is loaded when it is first rendered. Unlike `React.lazy` it handles a failed load itself: it shows
 * the failure in its own place and retries on request or when the network is back.
 * Call it with `@__PURE__` where a file has several, so that bundlers drop those that a page does not use.
 */
export function lazyPart<P extends object>(load: Load<P>): FunctionComponent<P> {
  // Renders synchronously once it has been loaded.
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

/** Props of an overlay, which takes up no place in the page until it is open. */
type Overlay =
  | { readonly isOpen?: boolean; readonly onOpenChange: (isOpen: boolean) => void }
  | { readonly onClose: () => void };

const isOpenIn = (props: Overlay) => !('isOpen' in props) || props.isOpen === true;
const close = (props: Overlay) =>
  'onOpenChange' in props ? props.onOpenChange(false) : props.onClose();

/** After this time a dialog is loaded that nobody has opened: what the page itself needs was asked for by then. */
const UNASKED_MS = 2_000;

/**
 * A dialog or menu that is loaded when it first opens, or a while after the page that has it. If the load fails, it closes again and reports why; the next
 * press retries, and the page below stays as it was.
 */
export function lazyDialog<P extends Overlay>(load: Load<P>): FunctionComponent<P> {
  let known: ComponentType<P> | undefined;
  return function LazyDialog(props: P) {
    const { onDialogFailed } = usePartFailure();
    const [Part, setPart] = useState(() => known);
    const isOpen = isOpenIn(props);
    // A hidden tab asks for nothing.
    const isVisible = useIsVisible();
    const fail = useRef(() => {});
    useEffect(() => {
      fail.current = () => {
        onDialogFailed();
        close(props);
      };
    });
    useEffect(() => {
      let isShown = true;
      const show = () => {
        if (isShown) setPart(() => known);
      };
      const begin = () =>
        void load().then(
          (module) => {
            known = module.default;
            show();
          },
          () => isShown && isOpen && fail.current(),
        );
      const isLater = !isOpen && !known && isVisible;
      const timer = isLater ? setTimeout(begin, UNASKED_MS) : undefined;
      if (known) show();
      else if (isOpen) begin();
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [isOpen, isVisible]);
    return Part ? <Part {...props} /> : null;
  };
}
