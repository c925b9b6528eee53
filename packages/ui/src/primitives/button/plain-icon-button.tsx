import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './plain-icon-button.css';

export interface PlainIconButtonProps {
  readonly icon: LucideIcon;
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Whether the menu that it opens is open; omitted if it opens none. */
  readonly isMenuOpen?: boolean;
  /** The pointer is near, so that it may be pressed soon. */
  readonly onNear?: () => void;
}

/** A small quiet icon-only button of a row. */
// The browser's own, unlike `IconButton`: a list has several in each row, and those of react-aria take longer than the rest of it.
export function PlainIconButton(props: PlainIconButtonProps) {
  const { icon, label, onPress, ref, isMenuOpen, onNear } = props;
  return (
    <button
      ref={ref}
      type="button"
      {...part('button', 'icon')}
      className={css.button}
      aria-label={label}
      aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
      aria-expanded={isMenuOpen}
      onPointerEnter={onNear}
      onClick={({ currentTarget }) => {
        // Safari focuses no button that is clicked, and a dialog gives the focus back to what had it.
        if (!currentTarget.matches(':focus')) currentTarget.focus({ preventScroll: true });
        onPress();
      }}
    >
      <Icon of={icon} size={16} />
    </button>
  );
}
