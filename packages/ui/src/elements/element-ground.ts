/** The same on a server, where there are no elements: what a page imports must not throw there. */
export const ElementGround: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** The place where an element draws: in its shadow root, or in itself. */
export function openMount(host: HTMLElement, isShadow: boolean): HTMLElement {
  const mount = document.createElement('div');
  if (!isShadow) {
    host.append(mount);
    return mount;
  }
  const root = host.attachShadow({ mode: 'open' });
  root.append(mount);
  void adoptSheet(root);
  return mount;
}

let sheet: Promise<CSSStyleSheet> | undefined;

/** All shadow roots of a page have one sheet, whose text is loaded with the first. */
async function adoptSheet(root: ShadowRoot): Promise<void> {
  sheet ??= import('./sheet-text').then(({ sheetText }) => {
    const made = new CSSStyleSheet();
    made.replaceSync(sheetText);
    return made;
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, await sheet];
}
