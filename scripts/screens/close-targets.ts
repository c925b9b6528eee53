/**
 * Runs in the page: lists the controls that are so close to each other that a thumb presses the wrong one: 8 px belong
 * between them. The choices of one control stand together, and so do rows as wide as the page. `within` is a selector of
 * what is measured. It has no closure, so that it can be serialised and sent to the browser.
 */
export function closeTargets(within: string): string[] {
  const least = 7.5;
  const touches = -1.5;
  const selector =
    'a[href], button, input:not([type=hidden]), textarea, select, summary, [role=switch], [role=tab]';
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    !element.matches('a[href^="#"]:not(:focus)');
  const targetOf = (element: HTMLElement) =>
    element.closest('label') ??
    (element.matches('input:not([type=checkbox]), textarea, select')
      ? (element.parentElement ?? element)
      : element);
  const isReal = ({ width, height }: DOMRect) => width > 2 && height > 2;
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
  const choiceOf = (element: HTMLElement) =>
    element.closest('[role=radiogroup], [role=tablist], [role=menu], [role=listbox], nav');
  const isRow = ({ width }: DOMRect) => width > window.innerWidth * 0.6;

  const controls = [
    ...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${selector})`),
  ].filter(isShown);
  const targets = [...new Set(controls.map(targetOf))]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => isReal(box));
  const distance = (one: DOMRect, other: DOMRect) => {
    const beside = Math.max(one.left, other.left) - Math.min(one.right, other.right);
    const below = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
    return Math.max(beside, below);
  };
  /** The part of a target that can be pressed beside another: what scrolls below the foot of a dialog is out of reach. */
  const seenBeside = (element: HTMLElement, other: HTMLElement) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && !at.contains(other); at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const clip = at.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const isApartInSight = (one: HTMLElement, other: HTMLElement) => {
    const [part, otherPart] = [seenBeside(one, other), seenBeside(other, one)];
    return !isReal(part) || !isReal(otherPart) || distance(part, otherPart) >= least;
  };
  return targets.flatMap((one, at) =>
    targets.slice(at + 1).flatMap((other) => {
      const gap = distance(one.box, other.box);
      // Overlapping controls are found by what is drawn; one within another is its part.
      if (gap >= least || gap < touches) return [];
      if (isApartInSight(one.element, other.element)) return [];
      if (isRow(one.box) && isRow(other.box)) return [];
      const choice = choiceOf(one.element);
      if (choice && choice === choiceOf(other.element)) return [];
      const names = `"${nameOf(one.element)}" and "${nameOf(other.element)}"`;
      return [`close targets: ${names} are ${Math.round(gap)} px apart`];
    }),
  );
}
