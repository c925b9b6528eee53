/** Where a row is on the page, in pixels. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** The index at which a row would be dropped that was dragged by `dy`: it passes a row at the middle of that row. */
export function dropIndex(boxes: readonly RowBox[], from: number, dy: number): number {
  const dragged = boxes[from];
  if (!dragged) return from;
  const top = dragged.top + dy;
  const bottom = top + dragged.height;
  return boxes.filter((box, at) => {
    if (at === from) return false;
    const middle = box.top + box.height / 2;
    return at < from ? middle < top : middle < bottom;
  }).length;
}

/** How far each row gives way while the row at `from` would be dropped at `to`. */
export function shifts(boxes: readonly RowBox[], from: number, to: number): readonly number[] {
  const height = boxes[from]?.height ?? 0;
  return boxes.map((_, at) => {
    if (at > from && at <= to) return -height;
    return at < from && at >= to ? height : 0;
  });
}
