import { useMessages } from '#messages';
import * as css from './page-count.css';
import { pageCountMessages } from './page-count.messages';
import { rowsOn } from './page-count.model';
import { useCounted } from './use-counted';

export interface PageCountProps {
  /** A destination such as `wechat.keywords`. */
  readonly place: string;
}

/**
 * How many rows a page has, as far as it is known without waiting; nothing while there are none. It adds to the name of a
 * line what the page itself says, so that it is for the eyes alone.
 */
export function PageCount({ place }: PageCountProps) {
  const t = useMessages(pageCountMessages);
  const rows = rowsOn(place, useCounted(place));
  if (rows === 0) return null;
  return (
    <span className={css.count} aria-hidden>
      {t.rows(rows)}
    </span>
  );
}
