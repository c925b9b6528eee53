import { useEffect, useRef } from 'react';

/** What has the focus in the tree of an element, be it a document or a shadow root; undefined if nothing has. */
function focusedBeside(element: HTMLElement): Element | undefined {
  const { ownerDocument } = element;
  const root = element.getRootNode();
  const inTree = 'activeElement' in root ? root.activeElement : null;
  const focused = inTree instanceof Element ? inTree : ownerDocument.activeElement;
  return focused === ownerDocument.body ? undefined : (focused ?? undefined);
}

/**
 * Gives the focus to the first row of a list that was empty, where the button that adds one had it and has gone. Returns
 * the attributes of what the list, or its empty state, is in.
 */
export function useFirstRow(isEmpty: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // With every render: a dialog that adds the row is closed before or after the row is there.
  useEffect(() => {
    const list = place.current;
    if (isEmpty || !isPressed.current || !list) return;
    const focused = focusedBeside(list);
    // A dialog gives the focus back when it closes.
    if (focused?.closest('[role$="dialog"]')) return;
    isPressed.current = false;
    if (focused) return;
    const row = list.querySelector<HTMLElement>('[data-cd-part="row"][tabindex]');
    (row ?? list).focus();
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      isPressed.current = isEmpty;
    },
  };
}
