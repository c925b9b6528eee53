import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { Slotted } from './slotted';

/** What of the page's own retries. */
const RETRY = '[data-chatdeck-retry]';

interface SlotContentProps {
  readonly of: Slotted;
  readonly onRetry?: (() => void) | undefined;
}

/** The page's own content in a place of ours; a press on `data-chatdeck-retry` in it tries again. */
export function SlotContent({ of, onRetry }: SlotContentProps) {
  const { nodes, shadowSlot } = of;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shadowSlot !== undefined) return undefined;
    place.current?.append(...nodes.flatMap(shownOf));
    const { current } = place;
    // A page may hold on to its nodes; they are not lost with ours.
    return () => current?.replaceChildren();
  }, [nodes, shadowSlot]);
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(RETRY)) onRetry?.();
  };
  return (
    // The button that is pressed is the page's; this only hears of it.
    <div ref={place} onClick={press}>
      {shadowSlot === undefined ? null : <slot {...(shadowSlot !== '' && { name: shadowSlot })} />}
    </div>
  );
}

const shownOf = (node: Node): Node[] =>
  node instanceof HTMLTemplateElement ? [...node.content.cloneNode(true).childNodes] : [node];
