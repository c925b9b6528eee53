import { useRef, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { SelectBox } from '#primitives/data-table/select-box.tsx';
import type { selectedPart } from '#primitives/data-table/use-table-selection.ts';
import * as css from './bulk-bar.css';
import { bulkMessages } from './bulk.messages';

/** Keeps the focus on the bar once something is done: the pressed button is disabled then, or gone with the selection. */
export type AfterAction = (isDone: Promise<boolean>, then?: () => void) => void;

interface Props {
  /** How many rows are selected, on all pages. */
  readonly count: number;
  /** How many of the displayed rows are. */
  readonly part: ReturnType<typeof selectedPart>;
  readonly onTogglePage: (isSelected: boolean) => void;
  readonly onClear: () => void;
  /** Selects rows of other pages, too. */
  readonly more?: ReactNode;
  /** What can be done with them. */
  readonly children: (after: AfterAction) => ReactNode;
}

/** How many rows of a list are selected, with what can be done about that, above the list. */
export function BulkFrame({ count, part, onTogglePage, onClear, more, children }: Props) {
  const t = useMessages(bulkMessages);
  const bar = useRef<HTMLDivElement>(null);
  const after = async (isDone: Promise<boolean>, then?: () => void) => {
    if (!(await isDone)) return;
    then?.();
    bar.current?.focus();
  };
  return (
    <div ref={bar} className={css.bar} role="group" aria-label={t.bar} tabIndex={-1}>
      <SelectBox
        label={t.selectPage}
        isSelected={part === 'all'}
        isMixed={part === 'some'}
        onChange={onTogglePage}
      />
      <span role="status" className={css.count}>
        {count === 0 ? t.none : t.selected({ count })}
      </span>
      {more}
      {count === 0 ? null : (
        <>
          <Button size="sm" variant="link" onPress={onClear}>
            {t.clear}
          </Button>
          <span className={css.actions}>
            {children((isDone, then) => void after(isDone, then))}
          </span>
        </>
      )}
    </div>
  );
}
