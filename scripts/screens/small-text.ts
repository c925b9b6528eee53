/**
 * Runs in the page: lists the text fields whose text is smaller than 16 px. Safari on a phone or tablet zooms into such a
 * field when it gets the focus, and does not zoom out again. `within` is a selector of what is measured. It has no closure,
 * so that it can be serialised and sent to the browser.
 */
export function smallText(within: string): string[] {
  const least = 16;
  const notTyped = ['checkbox', 'radio', 'file', 'range', 'hidden', 'button', 'submit', 'color'];
  const selector = `input${notTyped.map((type) => `:not([type=${type}])`).join('')}, textarea, select, [contenteditable=true]`;
  const fields = document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${selector})`);
  const nameOf = (field: HTMLElement) =>
    field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.tagName.toLowerCase();

  return [...fields].flatMap((field) => {
    // What gets no focus is for the form alone, such as the select behind a list of our own.
    if (!field.checkVisibility() || field.closest('[inert], [aria-hidden=true]')) return [];
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    return size < least ? [`small text: ${size} px in the field "${nameOf(field)}"`] : [];
  });
}
