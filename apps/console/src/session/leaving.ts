/** Asks for confirmation to discard unsaved input, then continues. */
type Ask = (leave: () => void) => void;

let current: Ask | undefined;

/**
 * The page with unsaved input, if there is one. The router consults it before navigating; a logout, which navigates
 * only after the session has ended, consults it here.
 */
export const leaving = {
  /** Registers the page to be asked from now on; returns a function that unregisters it. */
  hold(ask: Ask): () => void {
    current = ask;
    return () => {
      if (current === ask) current = undefined;
    };
  },
  /** Continues at once if nothing is unsaved. */
  ask(leave: () => void): void {
    if (current) current(leave);
    else leave();
  },
};
