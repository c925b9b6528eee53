import { useLayoutEffect, useState, type RefObject } from 'react';

/** The height of a row before one was measured, in px. */
const ROW_HEIGHT = 44;

/** The height that the rows have on the average; a narrow container and the density change it. */
export function useRowHeight(body: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [height, setHeight] = useState(ROW_HEIGHT);
  useLayoutEffect(() => {
    const element = body.current;
    if (!isOn || !element) return undefined;
    const measure = () => {
      const rows = element.querySelectorAll('[data-row]');
      const top = rows.item(0)?.getBoundingClientRect().top ?? 0;
      const bottom = rows.item(rows.length - 1)?.getBoundingClientRect().bottom ?? 0;
      // There is no layout in tests.
      if (bottom > top) setHeight((bottom - top) / rows.length);
    };
    if (typeof ResizeObserver === 'undefined') return undefined;
    // It tells of the first size too, after the layout that the page needs anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body, isOn]);
  return height;
}
