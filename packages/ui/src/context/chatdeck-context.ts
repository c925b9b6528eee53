import type { Locale } from '@chatdeck/sdk/constants';
import { createContext, useContext } from 'react';
import type { DraftStorage } from './draft-storage';
import type { ReportError } from './error-report';
import type { HelpHrefOf } from './help';
import type { AllMessageOverrides } from './message-table';
import type { NavigationIntent } from './navigation';
import type { Notify } from './notification';

/** Where unsaved input is stored: the storage of the host, or a private one. */
export interface Drafts {
  readonly storage: DraftStorage;
  readonly isOwn: boolean;
  /**
   * The owner of the drafts; while it is undefined nothing is stored. `isOwn`: the storage is private to the client.
   */
  readonly useOwner: (isOwn: boolean) => string | number | undefined;
}

/** What the provider passes to every component below it. */
export interface ChatdeckContextValue {
  readonly locale: Locale;
  readonly messageOverrides: AllMessageOverrides;
  readonly notify: Notify;
  readonly navigate: (intent: NavigationIntent) => void;
  /** The URL of a destination in the host, if it has one; links can then open in a new tab too. */
  readonly hrefOf: ((intent: NavigationIntent) => string) | undefined;
  /** The URL of what the host's help says of a failure. */
  readonly helpHrefOf: HelpHrefOf | undefined;
  readonly drafts: Drafts;
  /** Passes an error to the host's own log. */
  readonly report: ReportError;
}

export const ChatdeckContext = createContext<ChatdeckContextValue | null>(null);

/** The provider's language, notifications and navigation; throws outside of a provider. */
export function useChatdeck(): ChatdeckContextValue {
  const value = useContext(ChatdeckContext);
  if (!value) throw new Error('Chatdeck components need a <ChatdeckProvider> above them');
  return value;
}
