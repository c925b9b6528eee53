import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  ListOrdered,
  Send,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useMessages } from '#messages';
import { PlainMenuButton } from '#primitives/menu-button/plain-menu-button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { reorderMessages } from '../reorder/reorder.messages';
import type { RowAt } from '../rows/row-changes';
import { ruleListMessages } from './rule-list.messages';
import type { RowHandlers } from './use-row-handlers';

interface Props {
  readonly seen: RowAt;
  readonly label: string;
  /** The number of rows in the list. */
  readonly count: number;
  readonly canMove: boolean;
  readonly actions: RowHandlers;
  /** Has the robot run the row now; undefined if it is not scheduled. */
  readonly onRunNow?: (() => void) | undefined;
}

/** The menu with the further actions of a row, moving included, so that all are available by keyboard. */
export function RowMenu({ seen, label, count, canMove, actions, onRunNow }: Props) {
  const t = useMessages(ruleListMessages);
  const order = useMessages(reorderMessages);
  const { actionsFor } = useMessages(primitiveMessages);
  const isFirst = !canMove || seen.at === 0;
  const isLast = !canMove || seen.at === count - 1;
  const moveItem = (
    id: string,
    text: string,
    icon: LucideIcon,
    isDisabled: boolean,
    to: number,
  ) => ({
    id,
    label: text,
    icon,
    isDisabled,
    onAction: () => actions.moveTo(seen, to),
  });
  return (
    <PlainMenuButton
      label={actionsFor({ name: label })}
      actions={() => [
        ...(onRunNow === undefined
          ? []
          : [{ id: 'run', label: t.runNow, icon: Send, onAction: onRunNow }]),
        moveItem('up', t.moveUp, ArrowUp, isFirst, seen.at - 1),
        moveItem('down', t.moveDown, ArrowDown, isLast, seen.at + 1),
        moveItem('first', t.moveFirst, ArrowUpToLine, isFirst, 0),
        moveItem('last', t.moveLast, ArrowDownToLine, isLast, count - 1),
        {
          id: 'position',
          label: order.toPosition,
          icon: ListOrdered,
          isDisabled: isFirst && isLast,
          onAction: () => actions.askPosition(seen),
        },
        { id: 'copy', label: t.copy, icon: Copy, onAction: () => actions.copy(seen) },
        {
          id: 'remove',
          label: t.remove,
          icon: Trash2,
          tone: 'danger' as const,
          onAction: () => actions.remove(seen),
        },
      ]}
    />
  );
}
