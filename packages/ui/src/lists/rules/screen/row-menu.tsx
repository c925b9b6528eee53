import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  Send,
  Trash2,
} from 'lucide-react';
import { useMessages } from '#messages';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import type { RowAt } from '../rows/row-changes';
import { ruleListMessages } from './rule-list.messages';
import type { RowActions } from './use-row-actions';

interface Props {
  readonly seen: RowAt;
  readonly label: string;
  /** How many rows the list has. */
  readonly count: number;
  readonly canMove: boolean;
  readonly actions: RowActions;
  /** Has the robot run the row now; undefined where it has no hour. */
  readonly onRunNow?: (() => void) | undefined;
}

/** What else can be done with a row; with the keys too, moving included. */
export function RowMenu({ seen, label, count, canMove, actions, onRunNow }: Props) {
  const t = useMessages(ruleListMessages);
  const { actionsFor } = useMessages(primitiveMessages);
  const isFirst = !canMove || seen.at === 0;
  const isLast = !canMove || seen.at === count - 1;
  const move = (by: number) => () => actions.move(seen, by);
  return (
    <MenuButton
      label={actionsFor({ name: label })}
      actions={[
        ...(onRunNow === undefined
          ? []
          : [{ id: 'run', label: t.runNow, icon: Send, onAction: onRunNow }]),
        {
          ...{ id: 'up', label: t.moveUp, icon: ArrowUp },
          ...{ isDisabled: isFirst, onAction: move(-1) },
        },
        {
          ...{ id: 'down', label: t.moveDown, icon: ArrowDown },
          ...{ isDisabled: isLast, onAction: move(1) },
        },
        {
          ...{ id: 'first', label: t.moveFirst, icon: ArrowUpToLine },
          ...{ isDisabled: isFirst, onAction: move(-Infinity) },
        },
        {
          ...{ id: 'last', label: t.moveLast, icon: ArrowDownToLine },
          ...{ isDisabled: isLast, onAction: move(Infinity) },
        },
        { id: 'copy', label: t.copy, icon: Copy, onAction: () => actions.copy(seen) },
        {
          ...{ id: 'remove', label: t.remove, icon: Trash2, tone: 'danger' as const },
          onAction: () => actions.remove(seen),
        },
      ]}
    />
  );
}
