import { useEffect, useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { dropDraft, saveDraft, readDraft } from '#context/draft-storage.ts';

export interface DraftOptions {
  /** Names the form and what is edited in it, such as `material:17`. */
  readonly id: string;
  /** What is typed now. */
  readonly value: unknown;
  /** Whether that would be lost. */
  readonly isDirty: boolean;
  /** False until the form has its stored values. Default true. */
  readonly isReady?: boolean;
  /** Takes over what was kept; false where it does not fit the form any more. */
  readonly restore: (stored: unknown) => boolean;
  /** Goes back to what the form began with. */
  readonly reset: () => void;
}

/** What was typed in a form and not saved. */
export interface Draft {
  /** The form shows what was kept from before. */
  readonly isRestored: boolean;
  /** Gives up what was kept, and goes back to what the form began with. */
  readonly discard: () => void;
  /** Forgets it: it was saved, or given up by closing. */
  readonly clear: () => void;
}

/**
 * Keeps what is typed through a failed save, a new sign-in and a reload, for the user who typed it. Without knowing whose
 * it is, nothing is kept. Secrets never are.
 */
export function useDraft(options: DraftOptions): Draft {
  const { id, value, isDirty, isReady = true, restore, reset } = options;
  const { storage, isOwn, useOwner } = useChatdeck().drafts;
  const owner = useOwner(isOwn);
  const key = owner !== undefined && isReady ? `cd:draft:${owner}:${id}` : undefined;
  const [isRestored, setRestored] = useState(false);
  const opened = useRef<string>(undefined);
  const isCleared = useRef(false);

  useEffect(() => {
    if (key === undefined || isCleared.current) return;
    if (opened.current !== key) {
      opened.current = key;
      const stored = isDirty ? undefined : readDraft(storage, key);
      if (stored !== undefined) {
        queueMicrotask(() => setRestored(restore(stored)));
        return;
      }
    }
    if (isDirty) saveDraft(storage, key, value);
    else dropDraft(storage, key);
  }, [storage, key, value, isDirty, restore]);

  const clear = () => {
    isCleared.current = true;
    setRestored(false);
    if (key !== undefined) dropDraft(storage, key);
  };
  const discard = () => {
    setRestored(false);
    reset();
  };
  return { isRestored: isRestored && isDirty, discard, clear };
}
