import { useLayoutEffect, type RefObject } from 'react';
import { onResize } from '#context/on-resize.ts';

/** What others show in the top layer, a host's dialog or one of our layers. */
const OTHERS = ':modal, :popover-open';

/** By how much an element is zoomed by CSS in all; older browsers do not say. */
const zoomOf = (element: Element | null): number => element?.currentCSSZoom ?? 1;

const hasTopLayer = (layer: HTMLElement): boolean => typeof layer.showPopover === 'function';

interface Outside {
  readonly container: HTMLElement;
  /** Whose last child the container is. */
  readonly parent: Element;
}

/**
 * Where a layer goes in a browser without a top layer, so that no ancestor clips or moves it: to the end of the page, or of a
 * host's dialog, outside of which nothing can be pressed. In a shadow root it stays with its style sheet.
 */
export function outsideOf(layer: HTMLElement): Outside | null {
  if (hasTopLayer(layer) || layer.getRootNode() !== document) return null;
  // Ours, since a page may empty its body before we are unmounted. As wide as the page, and no item of a grid that it is.
  const container = document.createElement('div');
  container.style.cssText = 'all: initial; position: absolute; inset: 0 0 auto';
  return { container, parent: layer.closest('dialog') ?? document.body };
}

export function useOutside(outside: Outside | null): void {
  useLayoutEffect(() => {
    outside?.parent.append(outside.container);
    return () => outside?.container.remove();
  }, [outside]);
}

/**
 * Shows a layer in the browser's top layer, where no ancestor clips, transforms or covers it. Without one, or where a host
 * names the container, it stays in its place. It is shown while it is empty too: what opens in it is measured at once.
 */
export function useTopLayer(layer: HTMLElement | null, isIn: boolean): void {
  useLayoutEffect(() => {
    if (!layer || !isIn || !hasTopLayer(layer)) return undefined;
    layer.setAttribute('popover', 'manual');
    layer.showPopover();
    const content = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) rise(layer);
    });
    content.observe(layer, { childList: true });
    return () => {
      content.disconnect();
      layer.removeAttribute('popover');
    };
  }, [layer, isIn]);
}

/**
 * Keeps a layer from being zoomed wherever it is, since positions are measured in px of the viewport; what is in it is zoomed
 * as our content is (`layerZoom`).
 */
export function useUnzoomed(layer: HTMLElement | null, ours: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const content = ours.current;
    if (!layer || !content) return undefined;
    const followZoom = () => {
      layer.style.setProperty('zoom', `${1 / zoomOf(layer.parentElement)}`);
      layer.style.setProperty('--cd-zoom', `${zoomOf(content)}`);
    };
    followZoom();
    return onResize(content, followZoom);
  }, [layer, ours]);
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
