/**
 * Runs in the page: lists the controls that are too small for a thumb, which needs 44 px each way. A control counts with
 * its label, its field, and what its pseudo-elements add. A link within a sentence is as small as its text. `within` is
 * a selector of what is measured. It has no closure, so that it can be serialised and sent to the browser.
 */
export function smallTargets(within: string): string[] {
  const least = 43.5;
  const selector =
    'a[href], button, input:not([type=hidden]), textarea, select, summary, [role=button], [role=switch], [role=tab], [role^=menuitem], [role=option]';
  const controls = document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${selector})`);
  const isReal = (box: DOMRect) => box.width > 2 && box.height > 2;
  /** Within a box of a pixel, as what is for screen readers only is. */
  const isClipped = (element: HTMLElement | null): boolean =>
    element !== null &&
    ((getComputedStyle(element).overflow !== 'visible' &&
      !isReal(element.getBoundingClientRect())) ||
      isClipped(element.parentElement));
  /** What a list says in place of options, such as that it loads or that nothing was found. */
  const isNote = (element: HTMLElement) => element.matches('[role=option][aria-disabled=true]');
  const isSkipLink = (element: HTMLElement) => element.matches('a[href^="#"]:not(:focus)');
  const isInSentence = (element: HTMLElement) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    element.closest('p, li, dd, td, figcaption') !== null;
  /** What is pressed in its place: its label, or the frame of its field. */
  const targetOf = (element: HTMLElement) =>
    element.closest('label') ??
    (element.matches('input, textarea, select') ? (element.parentElement ?? element) : element);
  const widest = (element: HTMLElement, side: 'width' | 'height') =>
    Math.max(
      element.getBoundingClientRect()[side],
      ...['::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return style.content === 'none' ? 0 : Number.parseFloat(style[side]) || 0;
      }),
    );
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);

  return [...controls].flatMap((element) => {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isPressed = isShown && !element.closest('[inert], [aria-hidden=true]');
    if (!isPressed || isNote(element) || isSkipLink(element) || isInSentence(element)) return [];
    const target = targetOf(element);
    // For screen readers only; users press what is drawn in its place.
    if (!isReal(target.getBoundingClientRect()) || isClipped(target)) return [];
    const [width, height] = [widest(target, 'width'), widest(target, 'height')];
    if (width >= least && height >= least) return [];
    const size = `${Math.round(width)} x ${Math.round(height)} px`;
    return [`small target: ${target.tagName.toLowerCase()} "${nameOf(element)}" of ${size}`];
  });
}
