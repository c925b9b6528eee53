import type { ReactNode } from 'react';
import { listed } from './first-row.css';
import { useFirstRow } from './use-first-row';

interface Props {
  readonly isEmpty: boolean;
  /** The list, or its empty state. */
  readonly children: ReactNode;
}

/** A list whose first row gets the focus that the button of its empty state had. */
export function FirstRow({ isEmpty, children }: Props) {
  return (
    <div {...useFirstRow(isEmpty)} className={listed}>
      {children}
    </div>
  );
}
