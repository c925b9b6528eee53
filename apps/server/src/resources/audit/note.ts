import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call learns, while it is under way or behind its answer, of the account that it concerns. */
export interface Note {
  readonly userId: () => string | undefined;
  /** Calls back once the account is known, if it ever is. */
  readonly found: (listener: (userId: string) => void) => void;
}

interface Open {
  userId?: string;
  listener?: (userId: string) => void;
}

const storage = new AsyncLocalStorage<Open>();

/** Runs a call that may say whose account it concerns. */
export function withNote<T>(run: (note: Note) => T): T {
  const open: Open = {};
  const note: Note = {
    userId: () => open.userId,
    found: (listener) => {
      if (open.userId === undefined) open.listener = listener;
      else listener(open.userId);
    },
  };
  return storage.run(open, () => run(note));
}

/** Says whose account a call concerns, where neither a token nor the answer does: a login that fails, a link of a mail. */
export function concernsAccount(userId: string): void {
  const open = storage.getStore();
  if (open === undefined || open.userId !== undefined) return;
  open.userId = userId;
  open.listener?.(userId);
}
