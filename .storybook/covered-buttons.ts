/**
 * Runs in the page and names the buttons of the dialog on top, or of the bar that saves the page, over which a
 * notification lies. It closes over nothing, so that it can be sent to the browser as it stands.
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
