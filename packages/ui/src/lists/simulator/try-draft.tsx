import { createContext, useContext, useState, type ReactNode } from 'react';
import type { CallError } from '#context/call-error.ts';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { LazyTryDialog } from './try-button';
import type { EditRobot } from './use-stored-robot';

/** How a form offers to try its input. */
interface TryDraft {
  /** The next valid submit is tried and not saved. */
  readonly begin: () => void;
  /** The next submit is saved, since the one before was not valid. */
  readonly end: () => void;
}

/** The error of a submit that was tried: it keeps the form open and says nothing. */
export const NOT_SAVED: CallError = {
  kind: 'aborted',
  code: 0,
  message: '',
  issues: [],
  retryAfterMs: undefined,
  detail: null,
};

const TryDraftContext = createContext<TryDraft | undefined>(undefined);

/** Offers the form of a dialog to try its input; undefined where that has no meaning. */
export const useTryDraft = () => useContext(TryDraftContext);

interface TryDraftsProps {
  /** The dialog; `catchDraft` opens the simulator and returns true if the submit was for trying. */
  readonly children: (catchDraft: (edit: EditRobot) => boolean) => ReactNode;
}

/** Knows whether the next submit is for trying. */
function createTrial() {
  let isTrying = false;
  return {
    begin: () => void (isTrying = true),
    end: () => void (isTrying = false),
    /** Whether this submit is for trying; the next one is not. */
    take: () => {
      const isTaken = isTrying;
      isTrying = false;
      return isTaken;
    },
  };
}

/** Opens the simulator with the input of a dialog's form instead of saving it. */
export function TryDrafts({ children }: TryDraftsProps) {
  const [trial] = useState(createTrial);
  const [edit, setEdit] = useState<{ readonly make: EditRobot }>();
  const catchDraft = (make: EditRobot) => {
    const isTaken = trial.take();
    if (isTaken) setEdit({ make });
    return isTaken;
  };
  return (
    <TryDraftContext.Provider value={trial}>
      {children(catchDraft)}
      <DialogBoundary isOpen={edit !== undefined}>
        <LazyTryDialog edit={edit?.make} onOpenChange={() => setEdit(undefined)} />
      </DialogBoundary>
    </TryDraftContext.Provider>
  );
}
