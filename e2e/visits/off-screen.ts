/**
 * Runs in the page: lists the controls that nobody can reach, because they are outside the page or clipped by an
 * ancestor. It has no closure, so that it can be serialised and sent to the browser.
 */
export function offScreenControls(): string[] {
  const slack = 1;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=button], [role=switch], [role=tab]',
  );
  const isReal = (box: DOMRect) => box.width > 2 && box.height > 2;
  /** For screen readers only, in a 1 px box; users press what is drawn in its place. */
  const isUnseen = (element: HTMLElement) => {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      if (!isReal(at.getBoundingClientRect()) && getComputedStyle(at).overflow === 'hidden')
        return true;
    }
    return !isReal(element.getBoundingClientRect());
  };
  /** A skip link, which is above the page until it has the focus. */
  const isSkipLink = (element: HTMLElement) => element.matches('a[href^="#"]:not(:focus)');
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);

  /** The part of a box that its ancestors do not clip; scroll containers can bring it into view. */
  const reachable = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    let { left, right } = box;
    let isFixed = false;
    let isScrolled = false;
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      isFixed ||= position === 'fixed';
      isScrolled ||= at !== element && (overflowY === 'auto' || overflowY === 'scroll');
      if (at === element || at === document.body || overflowX === 'visible') continue;
      const clip = at.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll') {
        return { left: clip.left, right: clip.right, box, isFixed, isScrolled };
      }
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
    }
    return { left, right, box, isFixed, isScrolled };
  };

  return [...controls].flatMap((element) => {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const box = element.getBoundingClientRect();
    if (!isShown || isUnseen(element) || element.closest('[inert], [aria-hidden=true]')) return [];
    const { left, right, isFixed, isScrolled } = reachable(element);
    const isBeside = left < -slack || right > window.innerWidth + slack || right - left < slack;
    const isAbove = box.bottom + window.scrollY < slack && !isScrolled && !isSkipLink(element);
    const isBelow = isFixed && box.top > window.innerHeight - slack;
    if (!isBeside && !isAbove && !isBelow) return [];
    const at = `${Math.round(box.left)}..${Math.round(box.right)} x ${Math.round(box.top)}`;
    return [`off-screen: ${element.tagName.toLowerCase()} "${nameOf(element)}" at ${at}`];
  });
}
