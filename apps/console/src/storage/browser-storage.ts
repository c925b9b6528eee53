/**
 * A storage of the browser for this site. Where the browser denies access to it, or has no room left, texts are held in
 * memory until the page is reloaded or closed.
 */
export interface BrowserStorage {
  readonly getItem: (key: string) => string | null;
  /** Returns whether the browser has stored it; otherwise only this page has it. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
}

/** `open` is called on each use, since already the access to the storage may be denied. */
function createBrowserStorage(open: () => Storage): BrowserStorage {
  const held = new Map<string, string>();
  /** Undefined where the browser refuses. */
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => held.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      held.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored !== true) {
        held.set(key, value);
        // A reload must not find what was there before, such as the session of somebody else.
        attempt((storage) => storage.removeItem(key));
      }
      return isStored === true;
    },
    removeItem: (key) => {
      held.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** What this device stores, for all tabs. */
export const deviceStorage = createBrowserStorage(() => localStorage);

/** What this tab stores; it survives a reload. */
export const tabStorage = createBrowserStorage(() => sessionStorage);
