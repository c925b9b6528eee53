import type { Locale } from '@chatdeck/sdk/constants';
import { createContext, useContext } from 'react';
import type { DraftStorage } from './draft-storage';
import type { AllMessageOverrides } from './message-table';
import type { NavigationIntent } from './navigation';
import type { Notify } from './notification';

/** Where what was typed is kept until it is saved: the host's storage, or an own one that nobody else sees. */
export interface Drafts {
  readonly storage: DraftStorage;
  readonly isOwn: boolean;
  /** Whose the drafts are; undefined while that is not known, and nothing is kept. */
  readonly useOwner: (isOwn: boolean) => string | number | undefined;
}

/** What the provider hands to every component below it. */
export interface ChatdeckContextValue {
  readonly locale: Locale;
  readonly messageOverrides: AllMessageOverrides;
  readonly notify: Notify;
  readonly navigate: (intent: NavigationIntent) => void;
  /** The address of a place in the host, where it has one: links then open in a new tab too. */
  readonly hrefOf: ((intent: NavigationIntent) => string) | undefined;
  readonly drafts: Drafts;
}

export const ChatdeckContext = createContext<ChatdeckContextValue | null>(null);

/** The provider's language, notifications and navigation; throws outside of a provider. */
export function useChatdeck(): ChatdeckContextValue {
  const value = useContext(ChatdeckContext);
  if (!value) throw new Error('Chatdeck components need a <ChatdeckProvider> above them');
  return value;
}
