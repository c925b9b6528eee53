type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

export interface Space {
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
