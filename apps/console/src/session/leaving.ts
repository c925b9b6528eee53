/** Asks whether what is not saved may be given up, and then goes on. */
type Ask = (leave: () => void) => void;

let asking: Ask | undefined;

/**
 * The page that has something unsaved, if there is one. The router asks it before it goes elsewhere; what ends the
 * session goes nowhere until it is over, and asks here.
 */
export const leaving = {
  /** Has that page asked from now on; gives how to stop. */
  hold(ask: Ask): () => void {
    asking = ask;
    return () => {
      if (asking === ask) asking = undefined;
    };
  },
  /** Goes on at once where nothing is unsaved. */
  ask(leave: () => void): void {
    if (asking) asking(leave);
    else leave();
  },
};
