import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './button.css';

export interface IconButtonProps {
  readonly icon: LucideIcon;
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly isDisabled?: boolean;
  /** Omitted if a surrounding trigger handles the press. */
  readonly onPress?: () => void;
}

/** A quiet icon-only button. */
export function IconButton({ icon, label, size = 'md', isDisabled, onPress }: IconButtonProps) {
  return (
    <AriaButton
      {...part('button', 'icon')}
      className={css.iconButton[size]}
      aria-label={label}
      isDisabled={isDisabled ?? false}
      {...(onPress && { onPress: () => onPress() })}
    >
      <Icon of={icon} size={size === 'sm' ? 16 : 20} />
    </AriaButton>
  );
}
