import { ListChecks, Trash2 } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { BulkFrame } from '../rules/bulk/bulk-frame';
import { bulkMessages } from '../rules/bulk/bulk.messages';
import type { RecordSelection } from './use-record-selection';

interface SelectButtonProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Begins and ends the selection of several records. */
export function SelectButton({ isOn, onToggle }: SelectButtonProps) {
  const t = useMessages(bulkMessages);
  return (
    <Button isTouch icon={ListChecks} onPress={onToggle}>
      {isOn ? t.end : t.start}
    </Button>
  );
}

interface Props<Row> {
  readonly selection: RecordSelection<Row>;
  /** Undefined where each record has a question of its own before it is removed. */
  readonly onRemove: ((rows: readonly Row[]) => Promise<boolean>) | undefined;
}

/** What can be done with the selected records, above their list. */
export function RecordBulk<Row>({ selection, onRemove }: Props<Row>) {
  const t = useMessages(bulkMessages);
  const { count, part, togglePage, clear, chosen } = selection;
  const remove = onRemove && {
    label: t.remove,
    icon: Trash2,
    isRemoval: true,
    run: () => onRemove(chosen()),
  };
  return (
    <BulkFrame
      count={count}
      part={part}
      onTogglePage={togglePage}
      onClear={clear}
      actions={remove ? [remove] : []}
    />
  );
}
