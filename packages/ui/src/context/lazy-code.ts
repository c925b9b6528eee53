import { useEffect, useState } from 'react';

/**
 * A hook for code that a page needs only together with what it loads: both are asked for at once. Undefined until the
 * code is there; if it does not come, the boundary of the panel says so and loads it again on request.
 */
export function lazyCode<Code extends object>(load: () => Promise<Code>): () => Code | undefined {
  let known: Code | undefined;
  return function useLazyCode() {
    const [code, setCode] = useState(known);
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    useEffect(() => {
      if (known) return undefined;
      let isMounted = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (isMounted) setCode(loaded);
        },
        (reason: unknown) => isMounted && setFailure({ reason }),
      );
      return () => {
        isMounted = false;
      };
    }, []);
    if (failure) throw failure.reason;
    return code ?? known;
  };
}
