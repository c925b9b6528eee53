import { useMemo } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { MessageTable } from '#context/message-table.ts';
import type { Messages } from './define-messages';
import { fitting, textsOf } from './texts-of';

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
    const texts = textsOf(messages, locale);
    if (!shared && !overrides) return texts;
    return { ...texts, ...fitting(texts, shared), ...fitting(texts, overrides) };
  }, [messages, locale, shared, overrides]);
}
