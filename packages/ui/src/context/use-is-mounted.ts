import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that is true until its component is left, for what goes on after an answer that came too late. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
