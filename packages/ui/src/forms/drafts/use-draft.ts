import { useEffect, useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { dropDraft, saveDraft, readDraft } from '#context/draft-storage.ts';

export interface DraftOptions {
  /** Identifies the form and the edited record, such as `material:17`. */
  readonly id: string;
  /** The current input. */
  readonly value: unknown;
  /** Whether there is unsaved input. */
  readonly isDirty: boolean;
  /** False until the form has loaded its saved values. Default true. */
  readonly isReady?: boolean;
  /** Applies a stored draft; returns false if it no longer fits the form. */
  readonly restore: (stored: unknown) => boolean;
  /** Resets the form to its initial values. */
  readonly reset: () => void;
}

/** The unsaved input of a form. */
export interface Draft {
  /** The form shows a restored draft. */
  readonly isRestored: boolean;
  /** Deletes the draft and resets the form to its initial values. */
  readonly discard: () => void;
  /** Deletes the draft after it was saved or discarded by closing. */
  readonly clear: () => void;
}

/**
 * Retains unsaved input through a failed save, a new sign-in and a reload, for the user who typed it. While the user
 * is unknown nothing is stored. Secrets never are.
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
