/**
 * Calls back when an element gets another size, and once at first; returns a function that ends it. Without a layout, as
 * in jsdom, there are no sizes and no calls.
 */
export function onResize(element: Element, callback: (size: DOMRectReadOnly) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry) callback(entry.contentRect);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
