/**
 * Runs in the page: lists the buttons of the topmost dialog, or else of the save bar, that a notification covers. It
 * has no closure, so that it can be serialised and sent to the browser.
 */
export function coveredButtons(): string[] {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const form = dialog ?? document.querySelector('[data-cd-save-bar]');
  const region = document.querySelector('[data-react-aria-top-layer] > [role=region]');
  if (!form || !region) return [];
  const over = region.getBoundingClientRect();
  return [...form.querySelectorAll('button')]
    .filter((button) => {
      const { left, top, right, bottom, width } = button.getBoundingClientRect();
      const isBeside = right <= over.left || left >= over.right;
      return width > 2 && !isBeside && bottom > over.top && top < over.bottom;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
}
