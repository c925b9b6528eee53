import { Pause, Play, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { SelectBox } from '#primitives/data-table/select-box.tsx';
import type { ListRows } from '../rows/use-list-rows';
import * as css from './bulk-bar.css';
import { bulkMessages } from './bulk.messages';
import { useBulkActions } from './use-bulk-actions';
import type { RowSelection } from './use-row-selection';

interface Props {
  readonly list: ListRows;
  readonly selection: RowSelection;
  /** The number of rows that the search has found. */
  readonly foundCount: number;
  readonly isSearch: boolean;
}

/** What can be done with the selected rows, above the list. */
export function BulkBar({ list, selection, foundCount, isSearch }: Props) {
  const t = useMessages(bulkMessages);
  const { selected, part } = selection;
  const actions = useBulkActions(list);
  const bar = useRef<HTMLDivElement>(null);
  /** Keeps the focus here: the pressed button is disabled then, or gone with the selection. */
  const after = async (isDone: Promise<boolean>, then?: () => void) => {
    if (!(await isDone)) return;
    then?.();
    bar.current?.focus();
  };
  const hasMore = selected.length < foundCount && part === 'all';
  return (
    <div ref={bar} className={css.bar} role="group" aria-label={t.bar} tabIndex={-1}>
      <SelectBox
        label={t.selectPage}
        isSelected={part === 'all'}
        isMixed={part === 'some'}
        onChange={selection.togglePage}
      />
      <span role="status" className={css.count}>
        {selected.length === 0 ? t.none : t.selected({ count: selected.length })}
      </span>
      {hasMore ? (
        <Button size="sm" variant="link" onPress={selection.selectFound}>
          {(isSearch ? t.selectFound : t.selectAll)({ count: foundCount })}
        </Button>
      ) : null}
      {selected.length === 0 ? null : (
        <>
          <Button size="sm" variant="link" onPress={selection.clear}>
            {t.clear}
          </Button>
          <span className={css.actions}>
            <Button
              isTouch
              size="sm"
              icon={Pause}
              isDisabled={selected.every(({ row }) => row.isPaused)}
              onPress={() => void after(actions.pause(selected, true))}
            >
              {t.pause}
            </Button>
            <Button
              isTouch
              size="sm"
              icon={Play}
              isDisabled={selected.every(({ row }) => !row.isPaused)}
              onPress={() => void after(actions.pause(selected, false))}
            >
              {t.resume}
            </Button>
            <Button
              isTouch
              size="sm"
              icon={Trash2}
              onPress={() => void after(actions.remove(selected), selection.clear)}
            >
              {t.remove}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
