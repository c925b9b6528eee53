import { useChatdeck } from '@chatdeck/ui';
import { useEffect } from 'react';
import { notices } from '../session/notices';

/** Shows what the guard had to say. */
export function GuardNotices() {
  const { notify, locale } = useChatdeck();
  useEffect(
    () =>
      notices.listen(({ tone, text }) =>
        notify({ tone, text: typeof text === 'string' ? text : text[locale] }),
      ),
    [notify, locale],
  );
  return null;
}
