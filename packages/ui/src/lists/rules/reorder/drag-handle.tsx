import { GripVertical } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import type { RowAt } from '../rows/row-changes';
import * as css from './reorder.css';
import { reorderMessages } from './reorder.messages';
import type { LiftHandle } from './use-lift';
import { usePointerDrag } from './use-pointer-drag';

interface Props {
  readonly seen: RowAt;
  readonly label: string;
  readonly lift: LiftHandle;
  readonly isLifted: boolean;
  /** A new object each time that the handle is to be focused. */
  readonly focused: object | undefined;
  readonly onMove: (seen: RowAt, to: number) => void;
}

/** The handle that moves a row, by pointer or by keyboard. */
export const DragHandle = /* @__PURE__ */ memo(function DragHandle(props: Props) {
  const { seen, label, lift, isLifted, focused, onMove } = props;
  const t = useMessages(reorderMessages);
  const button = useRef<HTMLButtonElement>(null);
  const drag = usePointerDrag((by) => onMove(seen, seen.at + by));
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button
      ref={button}
      type="button"
      className={css.handle}
      aria-label={t.handle({ label })}
      aria-describedby={lift.hintId}
      aria-pressed={isLifted}
      // Space, Enter and a screen reader; a mouse or a finger drags.
      onClick={({ detail }) => {
        if (detail === 0) lift.toggle(seen, label);
      }}
      onKeyDown={lift.onKeyDown}
      onBlur={() => {
        if (isLifted) lift.drop();
      }}
      {...drag}
    >
      <Icon of={GripVertical} size={16} />
    </button>
  );
});
