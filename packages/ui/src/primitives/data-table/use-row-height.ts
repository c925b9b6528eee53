import { useLayoutEffect, useState, type RefObject } from 'react';

/** The assumed height of a row before the first measurement, in px. */
const ROW_HEIGHT = 44;

/** The measured average height of the rows, which depends on the container width and the density. */
export function useRowHeight(body: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [height, setHeight] = useState(ROW_HEIGHT);
  useLayoutEffect(() => {
    const element = body.current;
    if (!isOn || !element) return undefined;
    const measure = () => {
      const rows = element.querySelectorAll('[data-row]');
      const top = rows.item(0)?.getBoundingClientRect().top ?? 0;
      const bottom = rows.item(rows.length - 1)?.getBoundingClientRect().bottom ?? 0;
      // jsdom has no layout.
      if (bottom > top) setHeight((bottom - top) / rows.length);
    };
    if (typeof ResizeObserver === 'undefined') return undefined;
    // It also reports the initial size, after a layout that the page needs anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body, isOn]);
  return height;
}
