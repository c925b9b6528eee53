import type { Text } from '@chatdeck/sdk/constants';

/** What the guard has to say; it speaks before any component is there to listen. */
export interface Notice {
  readonly tone: 'info' | 'danger';
  readonly text: Text | string;
}

let waiting: Notice[] = [];
let listener: ((notice: Notice) => void) | undefined;

export const notices = {
  say(notice: Notice): void {
    if (listener) listener(notice);
    else waiting.push(notice);
  },
  /** Hands over what waits and all that follows; returns how to stop. */
  listen(next: (notice: Notice) => void): () => void {
    listener = next;
    waiting.forEach(next);
    waiting = [];
    return () => {
      listener = undefined;
    };
  },
};
