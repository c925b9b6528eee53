import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the first row of a list that was empty, where the button that adds one had it and has gone. Returns
 * the attributes of what the list, or its empty state, is in.
 */
export function useFirstRow(isEmpty: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // With every render: a dialog that adds the row is closed before or after the row is there.
  useEffect(() => {
    const list = ref.current;
    if (isEmpty || !isPressed.current || !list) return;
    const { activeElement, body } = list.ownerDocument;
    // A dialog gives the focus back when it closes; in a shadow root it cannot be seen from here.
    if (activeElement?.shadowRoot || activeElement?.closest('[role$="dialog"]')) return;
    isPressed.current = false;
    if (activeElement !== body) return;
    (list.querySelector<HTMLElement>('[data-cd-part="row"][tabindex]') ?? list).focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isPressed.current = isEmpty;
    },
  };
}
