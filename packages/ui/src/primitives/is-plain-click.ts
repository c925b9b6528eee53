import type { MouseEvent } from 'react';

/** A click that follows a link here; with a modifier the browser opens it elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
