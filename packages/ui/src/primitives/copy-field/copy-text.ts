/**
 * Copies a text. Browsers have their clipboard on https and localhost only, and a console at home is often neither: there
 * the text is selected in a field beside `near` and copied the old way.
 *
 * @throws when the browser refuses.
 */
export async function copyText(value: string, near: Element): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(value);
  const field = document.createElement('textarea');
  field.value = value;
  near.append(field);
  field.select();
  // The only way without a secure context; it is deprecated, not gone.

  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('The browser did not copy.');
}
