import type { Text } from '@chatdeck/sdk/constants';

/** A message of the guard, which may be sent before any component is mounted to listen. */
export interface Notice {
  readonly tone: 'info' | 'danger';
  readonly text: Text | string;
}

let waiting: Notice[] = [];
let listener: ((notice: Notice) => void) | undefined;

export const notices = {
  show(notice: Notice): void {
    if (listener) listener(notice);
    else waiting.push(notice);
  },
  /** Delivers waiting notices and all later ones; returns a function that stops listening. */
  listen(next: (notice: Notice) => void): () => void {
    listener = next;
    waiting.forEach(next);
    waiting = [];
    return () => {
      listener = undefined;
    };
  },
};
