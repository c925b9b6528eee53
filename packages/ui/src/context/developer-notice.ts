declare const process: { readonly env: { readonly NODE_ENV?: string } };

const shown = new Set<string>();

/**
 * Tells the developer of a host page, in its development build only and once a page, what to fix. Bundlers leave the
 * call out of a production build.
 */
export function developerNotice(text: string): void {
  if (process.env.NODE_ENV !== 'development' || shown.has(text)) return;
  shown.add(text);
  console.error(`Chatdeck: ${text}`);
}
