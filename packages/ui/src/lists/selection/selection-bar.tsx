import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import * as css from './selection.css';
import { selectionMessages } from './selection.messages';
import type { Selected } from './use-selected';

interface SelectionBarProps<Row> {
  readonly selection: Selected<Row>;
  /** How many rows the search has found, on all pages. */
  readonly foundCount: number;
  /** A number of rows with what they are, such as `3 位好友`. */
  readonly countedAs: (count: number) => string;
  /** The buttons for what can be done with the selected rows, and the dialogs that they open. */
  readonly children: ReactNode;
}

/** How many rows are selected, and what can be done with them; floats above the end of the page. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, foundCount, countedAs, children } = props;
  const t = useMessages(selectionMessages);
  const count = selection.ids.size;
  return (
    <div className={css.dock} role="group" aria-label={t.bar}>
      <span role="status" className={css.count}>
        {t.selected({ counted: countedAs(count) })}
      </span>
      <span className={css.more}>
        {selection.isPageSelected ? (
          count < foundCount && (
            <Button variant="link" onPress={selection.selectFound}>
              {t.selectFound({ counted: countedAs(Math.min(foundCount, selection.most)) })}
            </Button>
          )
        ) : (
          <Button variant="link" onPress={selection.selectPage}>
            {t.selectPage}
          </Button>
        )}
      </span>
      <span className={css.buttons}>
        {children}
        <IconButton icon={X} label={t.clear} onPress={selection.clear} />
      </span>
    </div>
  );
}
