import { useEffect, useState } from 'react';
import type { Heading } from './headings';

/** The id of the heading that is read now: the last one that has passed the top fifth of the window. */
export function useHeadingInView(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(headings.findLast(({ id }) => passed.has(id))?.id);
      },
      // From far above the window to its top fifth.
      { rootMargin: '100000px 0px -80% 0px' },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
