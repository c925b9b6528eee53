import { createContext, useContext, type ComponentType } from 'react';

export interface BrokenPartProps {
  /** The words of the error, where it has any. */
  readonly detail: string | undefined;
  readonly onRetry: () => void;
}

/** What becomes of a part whose code does not come. The provider decides how it looks and reads. */
export interface PartFailure {
  /** Stands in its place. */
  readonly BrokenPart: ComponentType<BrokenPartProps>;
  /** Says that a dialog or menu could not be opened. */
  readonly onDialogFailed: () => void;
}

export const PartFailureContext = createContext<PartFailure | null>(null);

export function usePartFailure(): PartFailure {
  const value = useContext(PartFailureContext);
  if (!value) throw new Error('Chatdeck components need a <ChatdeckProvider> above them');
  return value;
}
