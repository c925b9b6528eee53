/**
 * Copies a text. Browsers expose the clipboard API on https and localhost only, and a self-hosted console often has
 * neither: there the text is selected in a field beside `near` and copied with `execCommand`.
 * @throws when the browser refuses.
 */
export async function copyText(value: string, near: Element): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(value);
  const field = document.createElement('textarea');
  field.value = value;
  near.append(field);
  field.select();
  // The only way without a secure context; deprecated but still supported.

  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('The browser did not copy.');
}
