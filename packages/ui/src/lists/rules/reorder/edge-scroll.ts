/** From this distance to an edge on the list is scrolled while a row is dragged, in pixels. */
const EDGE = 56;
/** The most that is scrolled in one frame, in pixels. */
const FASTEST = 14;

/** The element that scrolls a list: the nearest one with a scrollbar, else the page. */
export function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    const canScroll = overflowY === 'auto' || overflowY === 'scroll';
    if (canScroll && box.scrollHeight > box.clientHeight) return box;
  }
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
}

/** How far to scroll in this frame while the pointer is at `y`: the closer to an edge, the faster. */
export function edgeStep(scroller: Element, y: number): number {
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  const box = scroller.getBoundingClientRect();
  const top = isPage ? 0 : Math.max(box.top, 0);
  const bottom = isPage ? window.innerHeight : Math.min(box.bottom, window.innerHeight);
  if (y < top + EDGE) return -Math.min((top + EDGE - y) / 4, FASTEST);
  if (y > bottom - EDGE) return Math.min((y - bottom + EDGE) / 4, FASTEST);
  return 0;
}
