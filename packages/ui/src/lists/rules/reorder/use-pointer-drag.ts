import { useEffect, useRef, type PointerEvent } from 'react';
import { dropIndex, shifts, type RowBox } from './drag-places';
import { edgeStep, scrollerOf } from './edge-scroll';
import * as css from './reorder.css';

/** Up to this distance a press is no drag, in pixels. */
const SLACK = 4;

interface Drag {
  readonly list: HTMLElement;
  readonly rows: readonly HTMLElement[];
  readonly boxes: readonly RowBox[];
  readonly from: number;
  readonly startY: number;
  readonly scroller: Element;
  readonly startScroll: number;
  readonly end: AbortController;
  y: number;
  to: number;
  isMoving: boolean;
}

/**
 * Drags a row by its handle with a mouse, a pen or a finger. The rows give way by transforms alone, outside of React, so
 * that no list is rendered per movement; `onDrop` gets how far the row was moved. A native drag would not start from a
 * finger in the web views of phones.
 */
export function usePointerDrag(onDrop: (by: number) => void) {
  const current = useRef<Drag>(undefined);
  useEffect(() => () => stop(current.current), []);

  const finish = (isDropped: boolean) => {
    const drag = current.current;
    current.current = undefined;
    stop(drag);
    if (isDropped && drag?.isMoving && drag.to !== drag.from) onDrop(drag.to - drag.from);
  };
  const onMove = ({ clientY }: MouseEvent) => {
    const drag = current.current;
    if (!drag) return;
    drag.y = clientY;
    if (drag.isMoving) draw(drag);
    else if (Math.abs(clientY - drag.startY) > SLACK) begin(drag);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !current.current?.isMoving) return;
    event.stopPropagation();
    finish(false);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const drag = event.button === 0 ? startedBy(event) : undefined;
      if (!drag) return;
      stop(current.current);
      current.current = drag;
      const { signal } = drag.end;
      window.addEventListener('pointermove', onMove, { signal });
      window.addEventListener('pointerup', () => finish(true), { signal });
      window.addEventListener('pointercancel', () => finish(false), { signal });
      window.addEventListener('keydown', onKey, { signal, capture: true });
    },
  };
}

function startedBy({ currentTarget, clientY }: PointerEvent<HTMLElement>): Drag | undefined {
  const row = currentTarget.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  const rows = [...list.children].filter((child) => child instanceof HTMLElement);
  const scroller = scrollerOf(list);
  const boxes = rows.map((child) => child.getBoundingClientRect());
  const from = rows.indexOf(row);
  return {
    list,
    rows,
    boxes,
    from,
    startY: clientY,
    scroller,
    startScroll: scroller.scrollTop,
    end: new AbortController(),
    y: clientY,
    to: from,
    isMoving: false,
  };
}

function begin(drag: Drag) {
  drag.isMoving = true;
  drag.list.classList.add(css.dragging);
  drag.rows[drag.from]?.classList.add(css.dragged);
  const scrollOn = () => {
    if (drag.end.signal.aborted) return;
    const step = edgeStep(drag.scroller, drag.y);
    if (step !== 0) {
      drag.scroller.scrollTop += step;
      draw(drag);
    }
    requestAnimationFrame(scrollOn);
  };
  requestAnimationFrame(scrollOn);
  draw(drag);
}

function draw(drag: Drag) {
  const { boxes, from, rows } = drag;
  const dy = drag.y - drag.startY + drag.scroller.scrollTop - drag.startScroll;
  drag.to = dropIndex(boxes, from, dy);
  shifts(boxes, from, drag.to).forEach((shift, at) => {
    const row = rows[at];
    if (row) row.style.transform = `translateY(${at === from ? dy : shift}px)`;
  });
}

function stop(drag: Drag | undefined) {
  if (!drag) return;
  drag.end.abort();
  drag.list.classList.remove(css.dragging);
  for (const row of drag.rows) {
    row.style.removeProperty('transform');
    row.classList.remove(css.dragged);
  }
}
