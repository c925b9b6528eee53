import type { FindingCountProps } from '@chatdeck/ui/findings/count';
import { useEffect, useState, type ComponentType } from 'react';

interface Props {
  /** Addresses of pages. */
  readonly paths: readonly string[];
}

type Count = ComponentType<FindingCountProps>;

// Renders at once when it has been loaded, as the next page of the shell expects.
let known: Count | undefined;

/** How many problems the pages have; loaded after the page itself, and left out if it cannot be loaded. */
export function ProblemCount({ paths }: Props) {
  const [Count, setCount] = useState(() => known);
  useEffect(() => {
    if (Count) return undefined;
    let isShown = true;
    import('@chatdeck/ui/findings/count').then(
      ({ FindingCount }) => {
        known = FindingCount;
        if (isShown) setCount(() => FindingCount);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [Count]);
  return Count ? <Count places={paths.map((path) => path.slice(1).replace('/', '.'))} /> : null;
}
