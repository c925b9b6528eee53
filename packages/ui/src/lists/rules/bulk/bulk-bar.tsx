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
      actions={[
        {
          label: t.pause,
          icon: Pause,
          isDisabled: selected.every(({ row }) => row.isPaused),
          run: () => actions.pause(selected, true),
        },
        {
          label: t.resume,
          icon: Play,
          isDisabled: selected.every(({ row }) => !row.isPaused),
          run: () => actions.pause(selected, false),
        },
        {
          label: t.remove,
          icon: Trash2,
          isRemoval: true,
          run: () => actions.remove(selected),
        },
      ]}
    />
  );
}
