import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import { part } from '#theme/part.ts';
import { FieldNotice } from './combo-frame';
import * as css from './option-list.css';

export interface OptionPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Feedback of the field, which the list would otherwise cover. */
  readonly notice?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The popover for the list of a field; the focus stays in the field, which closes it. Not react-aria's popover: that
 * one causes ten layouts of the page to open (measured) and manages a focus that never moves here.
 */
export function OptionPopover({ triggerRef, notice, children }: OptionPopoverProps) {
  const { getContainer } = useUNSAFE_PortalContext();
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [trigger, box] = [triggerRef.current, popover.current];
    const layer = box?.offsetParent ?? box?.parentElement;
    if (!trigger || !box || !layer) return undefined;
    let known = '';
    const place = () => {
      const { left, top, width } = placePopover({
        trigger: trigger.getBoundingClientRect(),
        layer: layer.getBoundingClientRect(),
        height: box.offsetHeight,
        viewportHeight: window.innerHeight,
      });
      const style = `${left} ${top} ${width}`;
      if (style === known) return;
      known = style;
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
      box.style.width = `${width}px`;
    };
    place();
    return follow([trigger, box], place);
  }, [triggerRef]);
  return createPortal(
    <div
      ref={popover}
      {...part('popover')}
      className={css.popover}
      // Keeps a surrounding dialog from hiding it from screen readers or treating a press in it as outside.
      data-react-aria-top-layer="true"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={notice ? css.popoverNotice : undefined}>
        <FieldNotice>{notice}</FieldNotice>
      </div>
      {children}
    </div>,
    getContainer?.() ?? document.body,
  );
}

/** Calls back when one of the elements is resized or anything scrolls; returns the function that stops it. */
function follow(elements: readonly Element[], onChange: () => void) {
  window.addEventListener('scroll', onChange, { capture: true, passive: true });
  window.addEventListener('resize', onChange);
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onChange);
  elements.forEach((element) => observer?.observe(element));
  return () => {
    window.removeEventListener('scroll', onChange, { capture: true });
    window.removeEventListener('resize', onChange);
    observer?.disconnect();
  };
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

interface Space {
  /** The field, in viewport coordinates. */
  readonly trigger: Box;
  /** The layer that contains the popover, in viewport coordinates. */
  readonly layer: Pick<DOMRect, 'left' | 'top'>;
  /** Height of the popover. */
  readonly height: number;
  readonly viewportHeight: number;
}

/** Gap between the field and its list, in px. */
const GAP = 4;

/** Positions a list in its layer: below the field, or above if it does not fit and there is more room. */
export function placePopover({ trigger, layer, height, viewportHeight }: Space) {
  const below = viewportHeight - trigger.bottom - GAP;
  const isOver = below < height && trigger.top - GAP > below;
  const top = isOver ? trigger.top - GAP - height : trigger.bottom + GAP;
  return { left: trigger.left - layer.left, top: top - layer.top, width: trigger.width };
}
