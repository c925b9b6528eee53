const STYLES = 'style, link[rel="stylesheet"]';

/** Copies the style sheets of a head into a shadow root, including later ones. Returns the function that stops it. */
export function copyStyles(head: HTMLHeadElement, shadow: ShadowRoot): () => void {
  const copies = document.createElement('div');
  shadow.append(copies);
  const copy = () =>
    copies.replaceChildren(
      ...[...head.querySelectorAll(STYLES)].map((style) => style.cloneNode(true)),
    );
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(head, { childList: true });
  return () => {
    observer.disconnect();
    copies.remove();
  };
}
