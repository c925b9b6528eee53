import { createContext, useContext, type ComponentType } from 'react';

export interface BrokenPartProps {
  /** The message of the error, if it has one. */
  readonly detail: string | undefined;
  readonly onRetry: () => void;
}

/** What replaces a part whose code fails to load; the provider decides on its look and wording. */
export interface PartFailure {
  /** Rendered in place of the part. */
  readonly BrokenPart: ComponentType<BrokenPartProps>;
  /** Announces that a dialog or menu could not be opened. */
  readonly onDialogFailed: () => void;
}

export const PartFailureContext = createContext<PartFailure | null>(null);

export function usePartFailure(): PartFailure {
  const value = useContext(PartFailureContext);
  if (!value) throw new Error('Chatdeck components need a <ChatdeckProvider> above them');
  return value;
}
