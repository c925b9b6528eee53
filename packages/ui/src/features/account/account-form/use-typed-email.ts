import { useEffect, useRef } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { dropDraft, saveDraft, readDraft } from '#context/draft-storage.ts';

const KEY = 'cd:typed-email';

/**
 * Shares the e-mail typed in one signed-out form with the next. Read after mounting, because a prerendered page has no
 * access to storage.
 */
export function useTypedEmail(email: string, restore: (email: string) => void): void {
  const { storage } = useChatdeck().drafts;
  const isRestored = useRef(false);
  useEffect(() => {
    if (email !== '') saveDraft(storage, KEY, email);
  }, [storage, email]);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const stored = readDraft(storage, KEY);
    if (email === '' && typeof stored === 'string') restore(stored);
  }, [storage, email, restore]);
}

/** Clears the remembered e-mail after sign-in, so that the next person at this screen does not see it. */
export function useForgetTypedEmail(): () => void {
  const { storage } = useChatdeck().drafts;
  return () => dropDraft(storage, KEY);
}
