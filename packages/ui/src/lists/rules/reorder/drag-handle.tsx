import { GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import type { RowAt } from '../rows/row-changes';
import * as css from './reorder.css';
import { reorderMessages } from './reorder.messages';
import type { LiftState } from './use-lift';
import { usePointerDrag } from './use-pointer-drag';

interface Props {
  readonly seen: RowAt;
  readonly label: string;
  readonly lift: LiftState;
  readonly onMove: (seen: RowAt, to: number) => void;
}

/** The handle that moves a row, by pointer or by keyboard. */
export function DragHandle({ seen, label, lift, onMove }: Props) {
  const t = useMessages(reorderMessages);
  const button = useRef<HTMLButtonElement>(null);
  const drag = usePointerDrag((by) => onMove(seen, seen.at + by));
  const { focused } = lift;
  useEffect(() => {
    if (focused?.at === seen.at) button.current?.focus();
  }, [focused, seen.at]);
  return (
    <button
      ref={button}
      type="button"
      className={css.handle}
      aria-label={t.handle({ label })}
      aria-describedby={lift.hintId}
      aria-pressed={lift.isLifted(seen.at)}
      // Space, Enter and a screen reader; a mouse or a finger drags.
      onClick={({ detail }) => {
        if (detail === 0) lift.toggle(seen, label);
      }}
      onKeyDown={lift.onKeyDown}
      onBlur={() => {
        if (lift.isLifted(seen.at)) lift.drop();
      }}
      {...drag}
    >
      <Icon of={GripVertical} size={16} />
    </button>
  );
}
