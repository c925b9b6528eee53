type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

export interface Space {
  /** The field, in the viewport. */
  readonly trigger: Box;
  /** The layer that the popover is placed in, in the viewport. */
  readonly layer: Pick<DOMRect, 'left' | 'top'>;
  /** Of the popover. */
  readonly height: number;
  readonly viewportHeight: number;
}

/** Px between the field and its list. */
const GAP = 4;

/** Where a list stands in its layer: under its field, over it where there is more room. */
export function placePopover({ trigger, layer, height, viewportHeight }: Space) {
  const below = viewportHeight - trigger.bottom - GAP;
  const isOver = below < height && trigger.top - GAP > below;
  const top = isOver ? trigger.top - GAP - height : trigger.bottom + GAP;
  return { left: trigger.left - layer.left, top: top - layer.top, width: trigger.width };
}
