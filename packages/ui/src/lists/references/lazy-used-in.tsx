import { useEffect, useState, type ComponentType } from 'react';
import { useIsIdle } from '#context/use-is-idle.ts';
import type { UsedInProps } from './use-related';

// Renders at once when it has been loaded.
let known: ComponentType<UsedInProps> | undefined;

/** In how many places a row is used; loaded in idle time, and left out if it cannot be loaded. */
export function UsedIn(props: UsedInProps) {
  const isIdle = useIsIdle();
  const [Part, setPart] = useState(() => known);
  useEffect(() => {
    if (!isIdle || Part) return undefined;
    let isShown = true;
    import('./used-in').then(
      (module) => {
        known = module.default;
        if (isShown) setPart(() => module.default);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isIdle, Part]);
  return isIdle && Part ? <Part {...props} /> : null;
}
