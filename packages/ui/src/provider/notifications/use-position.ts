import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A box on the screen, in px of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
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
  screen: Room,
  isNarrow: boolean,
  keptClear: readonly Box[],
): { readonly left: number; readonly top: number } {
  const margin = isNarrow ? NARROW_MARGIN : MARGIN;
  const last = Math.max(margin, screen.height - list.height - margin);
  const right = Math.max(margin, screen.width - list.width - margin);
  const columns = isNarrow ? [right / 2 + margin / 2] : [right, margin];
  const rows = Array.from({ length: Math.floor((last - margin) / STEP) + 1 }, (_, at) =>
    isNarrow ? margin + at * STEP : last - at * STEP,
  );
  let best = { left: columns[0] ?? margin, top: rows[0] ?? margin };
  let fewest = Infinity;
  for (const left of columns) {
    for (const top of rows) {
      const covered = keptClear.filter((box) => isOver({ left, top }, list, box)).length;
      if (covered >= fewest) continue;
      best = { left, top };
      fewest = covered;
      if (covered === 0) return best;
    }
  }
  return best;
}

const isOver = (
  { left, top }: { readonly left: number; readonly top: number },
  { width, height }: Room,
  box: Box,
): boolean =>
  left < box.right + CLEAR &&
  left + width > box.left - CLEAR &&
  top < box.bottom + CLEAR &&
  top + height > box.top - CLEAR;

/** The width up to which a container gets the narrow layout, see `whenNarrow`. */
const NARROW_PX = 640;
const BUTTONS = 'button, a[href], [role=button], [role=switch], [role=radio]';
/** The title of a page, and of a dialog. */
const TITLES = 'h1, [slot=title]';
const KEPT_CLEAR = `${BUTTONS}, ${TITLES}`;

/**
 * Keeps the list of notifications clear of the title and the buttons of the active form while it has content, also of a
 * dialog that opens below it: the layer that has both is the parent of its region.
 */
export function usePosition<T extends HTMLElement>(content: unknown): RefObject<T | null> {
  const list = useRef<T>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const region = element?.parentElement;
    const layer = region?.parentElement;
    if (!element || !region || !layer) return undefined;
    const followForm = () => {
      const form = formInUse(element);
      const place = () => {
        const { left, top } = placeNotifications(
          { width: element.offsetWidth, height: element.offsetHeight },
          { width: region.clientWidth, height: region.clientHeight },
          region.clientWidth <= NARROW_PX,
          boxesOf(form, region.getBoundingClientRect()),
        );
        element.style.left = `${left}px`;
        element.style.top = `${top}px`;
      };
      return follow([element, ...form], place);
    };
    let unfollow = followForm();
    const dialogs = new MutationObserver(() => {
      unfollow();
      unfollow = followForm();
    });
    dialogs.observe(layer, { childList: true });
    return () => {
      dialogs.disconnect();
      unfollow();
    };
  }, [content]);
  return list;
}

/** The topmost dialog; otherwise the title of the page, the focused form and the save bar. */
function formInUse(element: HTMLElement): readonly Element[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const dialog = [...root.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  if (dialog) return [dialog];
  const form = root.activeElement?.closest('form') ?? root.activeElement;
  const ofPage = root.querySelectorAll('h1, [data-cd-save-bar]');
  return [...(form && form !== document.body ? [form] : []), ...ofPage];
}

/** The boxes of the visible titles and buttons, relative to the corner of the region. */
function boxesOf(form: readonly Element[], origin: DOMRect): Box[] {
  const elements = form.flatMap((part) => [
    ...(part.matches(KEPT_CLEAR) ? [part] : []),
    ...part.querySelectorAll(KEPT_CLEAR),
  ]);
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 2 && height > 2)
    .map(({ left, top, right, bottom }) => ({
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    }));
}

/**
 * Calls back before the first paint, and when one of the elements is resized or anything scrolls; returns the function
 * that stops it.
 */
function follow(elements: readonly Element[], onChange: () => void) {
  window.addEventListener('resize', onChange);
  window.addEventListener('scroll', onChange, { capture: true, passive: true });
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onChange);
  // An observer calls back once the browser has laid out the page, which it would have to do twice for a call from here.
  if (!observer) onChange();
  elements.forEach((element) => observer?.observe(element));
  return () => {
    window.removeEventListener('resize', onChange);
    window.removeEventListener('scroll', onChange, { capture: true });
    observer?.disconnect();
  };
}
