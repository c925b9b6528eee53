import { useLayoutEffect } from 'react';

/** What others show in the top layer, a host's dialog or one of our layers. */
const OTHERS = ':modal, :popover-open';

/** By how much an element is zoomed by CSS in all; older browsers do not say. */
const zoomOf = (element: Element | null): number =>
  element && 'currentCSSZoom' in element ? element.currentCSSZoom : 1;

/**
 * Shows a layer in the browser's top layer, where no ancestor clips, transforms or covers it. Without one, or where a host
 * names the container, it stays in its place. It is shown while it is empty too: what opens in it is measured at once.
 */
export function useTopLayer(layer: HTMLElement | null, isIn: boolean): void {
  useLayoutEffect(() => {
    if (!layer || !isIn || typeof layer.showPopover !== 'function') return undefined;
    layer.setAttribute('popover', 'manual');
    layer.showPopover();
    // Positions are measured in px of the viewport, so the layer is not zoomed; what is in it is (`provider.css.ts`).
    const followZoom = () => {
      const zoom = zoomOf(layer.parentElement);
      layer.style.setProperty('zoom', `${1 / zoom}`);
      layer.style.setProperty('--cd-zoom', `${zoom}`);
    };
    followZoom();
    const size = new ResizeObserver(followZoom);
    if (layer.parentElement) size.observe(layer.parentElement);
    const content = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) rise(layer);
    });
    content.observe(layer, { childList: true });
    return () => {
      size.disconnect();
      content.disconnect();
      layer.removeAttribute('popover');
    };
  }, [layer, isIn]);
}

/** Puts the layer above what was shown after it; the focus stays where it is. */
function rise(layer: HTMLElement): void {
  const root = layer.getRootNode();
  const scope = root instanceof ShadowRoot ? root : layer.ownerDocument;
  const isAlone = [...scope.querySelectorAll(OTHERS)].every(
    (other) => other === layer || other.contains(layer),
  );
  if (isAlone) return;
  layer.hidePopover();
  layer.showPopover();
}
