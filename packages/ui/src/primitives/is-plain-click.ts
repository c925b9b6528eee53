import type { MouseEvent } from 'react';

/** True for an unmodified click; with a modifier the browser opens the link elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
