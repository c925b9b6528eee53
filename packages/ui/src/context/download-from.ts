/** Lets the browser download from an address that answers with an attachment; the page stays. */
export function downloadFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noopener';
  link.click();
}
