import { Pause, Play, Trash2 } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import type { ListRows } from '../rows/use-list-rows';
import { BulkFrame } from './bulk-frame';
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

/** What can be done with the selected rows of a list of rules, above it. */
export function BulkBar({ list, selection, foundCount, isSearch }: Props) {
  const t = useMessages(bulkMessages);
  const { selected, part } = selection;
  const actions = useBulkActions(list);
  const hasMore = selected.length < foundCount && part === 'all';
  return (
    <BulkFrame
      count={selected.length}
      part={part}
      onTogglePage={selection.togglePage}
      onClear={selection.clear}
      more={
        hasMore ? (
          <Button size="sm" variant="link" onPress={selection.selectFound}>
            {(isSearch ? t.selectFound : t.selectAll)({ count: foundCount })}
          </Button>
        ) : null
      }
    >
      {(after) => (
        <>
          <Button
            isTouch
            size="sm"
            icon={Pause}
            isDisabled={selected.every(({ row }) => row.isPaused)}
            onPress={() => after(actions.pause(selected, true))}
          >
            {t.pause}
          </Button>
          <Button
            isTouch
            size="sm"
            icon={Play}
            isDisabled={selected.every(({ row }) => !row.isPaused)}
            onPress={() => after(actions.pause(selected, false))}
          >
            {t.resume}
          </Button>
          <Button
            isTouch
            size="sm"
            icon={Trash2}
            onPress={() => after(actions.remove(selected), selection.clear)}
          >
            {t.remove}
          </Button>
        </>
      )}
    </BulkFrame>
  );
}
