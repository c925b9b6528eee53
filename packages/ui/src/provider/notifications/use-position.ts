import { useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { onResize } from '#context/on-resize.ts';

/** In px. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** A box on the screen, in px of the viewport. */
export interface Box extends Place {
  readonly right: number;
  readonly bottom: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 16;
const NARROW_MARGIN = 8;
/** Finer than any gap between two buttons. */
const STEP = 8;
/** Clearance around a button, so that a near miss does not hit a notification. */
const CLEAR = 4;

/**
 * Positions the notifications at the bottom right, or at the top of a narrow screen, unless they would cover a button
 * of the form that they are about or the title of what is on the screen. Then the nearest position that covers none, or
 * else the fewest.
 */
export function placeNotifications(
  list: Room,
  screen: Room & Place,
  isNarrow: boolean,
  keptClear: readonly Box[],
): Place {
  const margin = isNarrow ? NARROW_MARGIN : MARGIN;
  const last = Math.max(margin, screen.height - list.height - margin);
  const right = Math.max(margin, screen.width - list.width - margin);
  const columns = isNarrow ? [right / 2 + margin / 2] : [right, margin];
  const rows = Array.from({ length: Math.floor((last - margin) / STEP) + 1 }, (_, at) =>
    isNarrow ? margin + at * STEP : last - at * STEP,
  );
  const coveredAt = (x: number, y: number) =>
    keptClear.filter(
      (box) =>
        x < box.right + CLEAR &&
        x + list.width > box.left - CLEAR &&
        y < box.bottom + CLEAR &&
        y + list.height > box.top - CLEAR,
    ).length;
  return columns
    .flatMap((left) =>
      rows.map((top) => ({ left, top, covered: coveredAt(left + screen.left, top + screen.top) })),
    )
    .reduce((best, place) => (place.covered < best.covered ? place : best));
}

/** The width up to which a container gets the narrow layout, see `whenNarrow`. */
const NARROW_PX = 640;
/** The buttons, and the title of a page or of a dialog. */
const KEPT_CLEAR = 'button, a[href], [role=button], [role=switch], [role=radio], h1, [slot=title]';

/**
 * Keeps the list of notifications clear of the title and the buttons of the active form while it has content, also of a
 * dialog that opens below it: the layer that has both is the parent of its region.
 */
export function usePosition<T extends HTMLElement>(content: unknown): RefObject<T | null> {
  const list = useRef<T>(null);
  /** Counts how often a dialog has opened or closed. */
  const [dialogs, countDialogs] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const element = list.current;
    const region = element?.parentElement;
    const layer = region?.parentElement;
    if (!element || !region || !layer) return undefined;
    const form = formInUse(element);
    const place = () => {
      const { left, top } = placeNotifications(
        { width: element.offsetWidth, height: element.offsetHeight },
        region.getBoundingClientRect(),
        region.clientWidth <= NARROW_PX,
        boxesOf(form),
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    const unfollow = follow([element, ...form], place);
    const observer = new MutationObserver(countDialogs);
    observer.observe(layer, { childList: true });
    return () => {
      observer.disconnect();
      unfollow();
    };
  }, [content, dialogs]);
  return list;
}

/** The topmost dialog; otherwise the title of the page, the focused form and the save bar. */
function formInUse(element: HTMLElement): readonly Element[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const dialog = [...root.querySelectorAll('[role$=dialog]')].at(-1);
  if (dialog) return [dialog];
  const form = root.activeElement?.closest('form') ?? root.activeElement;
  const ofPage = root.querySelectorAll('h1, [data-cd-save-bar]');
  return [...(form && form !== document.body ? [form] : []), ...ofPage];
}

/** The boxes of the visible titles and buttons. */
const boxesOf = (form: readonly Element[]): Box[] =>
  form
    .flatMap((part) => [
      ...(part.matches(KEPT_CLEAR) ? [part] : []),
      ...part.querySelectorAll(KEPT_CLEAR),
    ])
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 2 && height > 2);

/**
 * Calls back before the first paint, and when one of the elements is resized or anything scrolls; returns the function
 * that stops it.
 */
function follow(elements: readonly Element[], onChange: () => void) {
  window.addEventListener('resize', onChange);
  window.addEventListener('scroll', onChange, { capture: true, passive: true });
  // Once the browser has laid out the page, which it would have to do twice for a call from here.
  const stops = elements.map((element) => onResize(element, onChange));
  return () => {
    window.removeEventListener('resize', onChange);
    window.removeEventListener('scroll', onChange, { capture: true });
    stops.forEach((stop) => stop());
  };
}
