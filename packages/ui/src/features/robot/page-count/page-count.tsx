import { useMessages } from '#messages';
import { readyOf } from '#features/dashboard/part.tsx';
import { useRobotStatus, useStoredConfig } from '#features/dashboard/use-dashboard.ts';
import * as css from './page-count.css';
import { pageCountMessages } from './page-count.messages';
import { rowsOn } from './page-count.model';

export interface PageCountProps {
  /** A destination such as `wechat.keywords`. */
  readonly place: string;
}

/**
 * How many rows a page has, by what a console has loaded anyway; nothing while there are none. It adds to the name of a
 * line what the page itself says, so that it is for the eyes alone.
 */
export function PageCount({ place }: PageCountProps) {
  const t = useMessages(pageCountMessages);
  const robot = readyOf(useRobotStatus());
  const rows = rowsOn(place, {
    config: readyOf(useStoredConfig())?.config,
    friendCount: robot?.friendCount,
    roomCount: robot?.roomCount,
  });
  if (rows === 0) return null;
  return (
    <span className={css.count} aria-hidden>
      {t.rows(rows)}
    </span>
  );
}
