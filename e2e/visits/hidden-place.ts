/**
 * Runs in the page: lists the marks of the open page that its sidebar or its row of tabs has scrolled out of sight. It
 * has no closure, so that it can be serialised and sent to the browser.
 */
export function hiddenPlaces(): string[] {
  return [...document.querySelectorAll<HTMLElement>('nav [aria-current]')].flatMap((mark) => {
    // What lies behind a dialog is covered for now.
    if (!mark.checkVisibility() || mark.closest('[inert], [aria-hidden="true"]')) return [];
    const box = mark.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // The page itself is scrolled by its user.
    if (mark.closest('main') && y >= window.innerHeight) return [];
    const top = document.elementFromPoint(x, y);
    return mark.contains(top) ? [] : [`not in sight: ${mark.textContent}`];
  });
}
