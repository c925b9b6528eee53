import { useMemo } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { MessageTable } from '#context/message-table.ts';
import type { Messages } from './define-messages';
import { createWording } from './wording';

/**
 * The texts of a component in the provider's language. The component's own overrides come before
 * the provider's.
 */
export function useMessages<M extends MessageTable>(
  messages: Messages<M>,
  overrides?: MessageTable,
): ReturnType<Messages<M>['texts']['en']> {
  const { locale, messageOverrides } = useChatdeck();
  const shared = messageOverrides[messages.id];
  return useMemo(() => {
    const texts = messages.texts[locale](createWording(locale));
    return { ...texts, ...fitting(texts, shared), ...fitting(texts, overrides) };
  }, [messages, locale, shared, overrides]);
}

/** The overrides whose type matches the text that they replace; others are ignored. */
function fitting<T extends MessageTable>(
  texts: T,
  overrides: MessageTable | undefined,
): Partial<T> {
  const entries = Object.entries(overrides ?? {}).filter(
    ([key, text]) => typeof text === typeof texts[key],
  );
  // The filter guarantees that each entry has a key of the table and the type of its text.
  return Object.fromEntries(entries) as Partial<T>;
}
