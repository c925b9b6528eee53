import { useEffect, useRef, useState } from 'react';
import { FIELD_GROUPS, type FieldGroup } from '#lists/config/fields/config-field.ts';

/** A group that begins so far below the top of the list is being read already, in pixels. */
const READING_PX = 120;
/** Edges are no whole pixels. */
const SLACK_PX = 2;

type PlaceOf = (group: FieldGroup) => HTMLElement | undefined;

/** The group that is read, or was just chosen; `navRef` is for the list of groups, which stays in view. */
export function useGroupInView(placeOf: PlaceOf) {
  const navRef = useRef<HTMLElement>(null);
  const chosen = useRef<{ readonly group: FieldGroup; readonly top: number }>(undefined);
  const [current, setCurrent] = useState<FieldGroup>(FIELD_GROUPS[0]);

  useEffect(() => {
    const nav = navRef.current;
    const topOf = (group: FieldGroup) => placeOf(group)?.getBoundingClientRect().top ?? Infinity;
    const onScroll = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.scrollingElement;
      if (!nav || !scroller?.contains(nav)) return;
      const { group, top } = chosen.current ?? {};
      if (group && Math.abs(topOf(group) - (top ?? 0)) <= SLACK_PX) return setCurrent(group);
      const line = nav.getBoundingClientRect().top + READING_PX;
      const begun = FIELD_GROUPS.filter((other) => topOf(other) <= line);
      const read = isAtEnd(scroller) ? FIELD_GROUPS : begun;
      setCurrent(read.at(-1) ?? FIELD_GROUPS[0]);
    };
    // What scrolls may belong to the host, so it is caught on the way down; no scroll leaves a shadow root.
    const roots = new Set<Node | undefined>([document, nav?.getRootNode()]);
    const options = { capture: true, passive: true };
    roots.forEach((root) => root?.addEventListener('scroll', onScroll, options));
    return () => roots.forEach((root) => root?.removeEventListener('scroll', onScroll, options));
  }, [placeOf]);

  /** Marks a group that was led to, until the page is scrolled on from there. */
  const choose = (group: FieldGroup) => {
    const place = placeOf(group);
    chosen.current = place && { group, top: place.getBoundingClientRect().top };
    setCurrent(group);
  };
  return { navRef, current, choose };
}

/** The last group may be too short to come up to the top. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - SLACK_PX;
