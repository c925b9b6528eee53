import { useState } from 'react';
import { ScheduleWeek } from '#features/schedule/week/schedule-week.tsx';

/** A window in which the week would hide the table below it. */
const SMALL_WINDOW = '(max-width: 640px), (max-height: 700px)';
const isSmallWindow = () => typeof matchMedia === 'function' && matchMedia(SMALL_WINDOW).matches;

interface Props {
  /** Whether it is folded at first; undefined to go by the window. */
  readonly isFoldedAtFirst: boolean | undefined;
  readonly onFold: ((isFolded: boolean) => void) | undefined;
}

/** The week above the table, of which one line is enough where there is little room. */
export function FoldableWeek({ isFoldedAtFirst, onFold }: Props) {
  const [isFolded, setFolded] = useState(() => isFoldedAtFirst ?? isSmallWindow());
  const fold = (next: boolean) => {
    setFolded(next);
    onFold?.(next);
  };
  return <ScheduleWeek isCompact isFolded={isFolded} onFold={fold} />;
}
