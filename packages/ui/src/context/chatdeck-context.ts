import type { Locale } from '@chatdeck/sdk/constants';
import { createContext, useContext } from 'react';
import type { DraftStorage } from './draft-storage';
import type { AllMessageOverrides } from '#messages/define-messages.ts';
import type { NavigationIntent } from './navigation';
import type { Notify } from './notification';

/** What the provider hands to every component below it. */
export interface ChatdeckContextValue {
  readonly locale: Locale;
  readonly messageOverrides: AllMessageOverrides;
  readonly notify: Notify;
  readonly navigate: (intent: NavigationIntent) => void;
  /** The address of a place in the host, where it has one: links then open in a new tab too. */
  readonly hrefOf: ((intent: NavigationIntent) => string) | undefined;
  /** Where what was typed is kept until it is saved: the host's storage, or `own` that nobody else sees. */
  readonly drafts: { readonly storage: DraftStorage; readonly isOwn: boolean };
}

export const ChatdeckContext = createContext<ChatdeckContextValue | null>(null);

/** The provider's language, notifications and navigation; throws outside of a provider. */
export function useChatdeck(): ChatdeckContextValue {
  const value = useContext(ChatdeckContext);
  if (!value) throw new Error('Chatdeck components need a <ChatdeckProvider> above them');
  return value;
}
