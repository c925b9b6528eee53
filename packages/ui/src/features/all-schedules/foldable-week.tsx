import { useState } from 'react';
import { ScheduleWeek } from '#features/schedule/week/schedule-week.tsx';
import { PLACES_OF, type PageKind } from './schedule-kind';

/** A window in which the week would hide the table below it. */
const SMALL_WINDOW = '(max-width: 640px), (max-height: 700px)';
const isSmallWindow = () => typeof matchMedia === 'function' && matchMedia(SMALL_WINDOW).matches;

interface Props {
  /** Only the schedules of this page; undefined for all. */
  readonly kind: PageKind | undefined;
  /** Whether it is folded at first; undefined to go by the window. */
  readonly isFoldedAtFirst: boolean | undefined;
  readonly onFold: ((isFolded: boolean) => void) | undefined;
}

/** The week above the table, of which one line is enough where there is little room. */
export function FoldableWeek({ kind, isFoldedAtFirst, onFold }: Props) {
  const [isFolded, setFolded] = useState(() => isFoldedAtFirst ?? isSmallWindow());
  const fold = (next: boolean) => {
    setFolded(next);
    onFold?.(next);
  };
  return (
    <ScheduleWeek isCompact isFolded={isFolded} onFold={fold} places={kind && PLACES_OF[kind]} />
  );
}
