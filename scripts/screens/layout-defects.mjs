/**
 * Runs in the page: lists layout defects, namely a horizontal scrollbar, an overlay that is transparent or leaves the
 * viewport, and overlapping texts. It has no closure, so that it can be serialised and sent to the browser.
 */
export function layoutDefects() {
  const defects = [];
  const slack = 2;
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth) {
    defects.push(`horizontal scrollbar: ${page.scrollWidth} px in ${page.clientWidth} px`);
  }

  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) ?? [];
    return parts.length === 4 ? Number(parts[3]) : parts.length / 3;
  };
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);

  for (const overlay of document.querySelectorAll(
    '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]',
  )) {
    if (!isShown(overlay)) continue;
    let surface = overlay;
    while (surface && alpha(getComputedStyle(surface).backgroundColor) < 1) {
      surface = surface.classList.contains('cd-root') ? null : surface.parentElement;
    }
    if (!surface || surface.classList.contains('cd-root')) {
      defects.push(`see-through overlay: ${nameOf(overlay)}`);
    }
    const box = (surface ?? overlay).getBoundingClientRect();
    const isInside =
      box.left >= -1 &&
      box.top >= -1 &&
      box.right <= window.innerWidth + 1 &&
      box.bottom <= window.innerHeight + 1;
    if (!isInside) defects.push(`overlay leaves the viewport: ${nameOf(overlay)}`);
  }

  /** The part of a text that its scrolling and clipping ancestors show. */
  const clipped = (rect, element) => {
    const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    for (let parent = element; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue;
      const clip = parent.getBoundingClientRect();
      box.left = Math.max(box.left, clip.left);
      box.top = Math.max(box.top, clip.top);
      box.right = Math.min(box.right, clip.right);
      box.bottom = Math.min(box.bottom, clip.bottom);
    }
    return box;
  };
  /** False if something with its own background, such as a dialog or its backdrop, covers the text. */
  const isOnTop = (box, element) => {
    let hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    for (; hit && hit !== element && !hit.contains(element); hit = hit.parentElement) {
      if (!element.contains(hit) && alpha(getComputedStyle(hit).backgroundColor) > 0) return false;
    }
    return hit !== null;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (!element || textContent.trim() === '' || !isShown(element)) continue;
    const range = new Range();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      const box = clipped(rect, element);
      const isReal = box.right - box.left > slack && box.bottom - box.top > slack;
      if (isReal && isOnTop(box, element)) texts.push({ element, box, text: textContent.trim() });
    }
  }
  const inset = 4;
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > inset && down > inset) {
        defects.push(`texts overlap: "${one.text.slice(0, 20)}" and "${other.text.slice(0, 20)}"`);
      }
    }
  });
  return defects;
}
