import { useState, type ReactNode } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import type { ShownFinding } from './check-config';

const FindingDialog = lazyDialog(() => import('./finding-dialog'));

/** The findings that are open in a dialog, and the dialog; it belongs above the rows, which may go while it is open. */
export interface FindingLayer {
  readonly open: (findings: readonly ShownFinding[]) => void;
  readonly dialog: ReactNode;
}

export function useFindingLayer(isReadOnly = false): FindingLayer {
  const [findings, setFindings] = useState<readonly ShownFinding[]>();
  return {
    open: setFindings,
    dialog: findings ? (
      <DialogBoundary isOpen>
        <FindingDialog
          isOpen
          findings={findings}
          isReadOnly={isReadOnly}
          onOpenChange={() => setFindings(undefined)}
        />
      </DialogBoundary>
    ) : null,
  };
}
