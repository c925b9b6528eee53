import { useEffect, useState, type ComponentType } from 'react';

type Loaded<P> = { readonly Part: ComponentType<P> } | { readonly failure: unknown } | undefined;

/**
 * A component that is loaded when it is first shown. Unlike `React.lazy` it forgets a failed load,
 * so the retry of the boundary above it loads again. A bundler leaves out what no one shows.
 * Call it with `@__PURE__` where one file has several: bundlers then leave out what a page does not show.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  // What opens again is there at once.
  let known: Loaded<P>;
  return function LazyPart(props: P) {
    const [loaded, setLoaded] = useState(() => known);
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
    }, []);
    if (!loaded) return null;
    if ('failure' in loaded) throw loaded.failure;
    return <loaded.Part {...props} />;
  };
}
