import { useLayoutEffect, useRef } from 'react';

/** For the scrolling box of a list: the same rows stay in view when all become higher or lower, as when a phone is turned. */
export function useSteadyScroll(rowHeight: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef(rowHeight);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollTop *= rowHeight / before.current;
    before.current = rowHeight;
  }, [rowHeight]);
  return scroller;
}
