import { createContext, useContext, type ReactNode } from 'react';

/** What a host shows in place of ours. */
interface States {
  /** In place of a list without rows, but not of a search without matches. */
  readonly empty?: ReactNode;
  /** In place of what could not be loaded or shown; `retry` is undefined where trying again does not help. */
  readonly failed?: (retry: (() => void) | undefined) => ReactNode;
}

const NONE: States = {};
const PanelStatesContext = createContext(NONE);

/** The host's empty state, if it has one. */
export const useEmptyState = (): ReactNode => useContext(PanelStatesContext).empty;

/** The host's failed state, if it has one. */
export const useFailedState = (retry: (() => void) | undefined): ReactNode =>
  useContext(PanelStatesContext).failed?.(retry);

export interface PanelStatesProps extends States {
  readonly children: ReactNode;
}

/** Shows content of the host where panels inside are empty or have failed; their dialogs keep their own. */
export function PanelStates({ empty, failed, children }: PanelStatesProps) {
  return (
    <PanelStatesContext.Provider value={{ empty, failed }}>{children}</PanelStatesContext.Provider>
  );
}

/** Takes our own states inside, whatever the host has. */
export const OwnStates = ({ children }: { readonly children: ReactNode }) => (
  <PanelStatesContext.Provider value={NONE}>{children}</PanelStatesContext.Provider>
);
