import { useEffect, useRef } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { dropDraft, saveDraft, readDraft } from '#context/draft-storage.ts';

const KEY = 'cd:typed-email';

/**
 * What was typed as e-mail in one of the forms that come before the console is there in the next. Read once the page
 * stands: a page that was rendered beforehand knows no storage.
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

/** Forgets it once somebody is signed in: the next one at this screen is somebody else. */
export function useForgetTypedEmail(): () => void {
  const { storage } = useChatdeck().drafts;
  return () => dropDraft(storage, KEY);
}
