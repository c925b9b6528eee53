import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../icon/icon';
import * as css from './button.css';

export interface IconButtonProps {
  readonly icon: LucideIcon;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly isDisabled?: boolean;
  /** Left out where a trigger around it opens something. */
  readonly onPress?: () => void;
}

/** A quiet button that is only an icon. */
export function IconButton({ icon, label, size = 'md', isDisabled, onPress }: IconButtonProps) {
  return (
    <AriaButton
      className={css.iconButton[size]}
      aria-label={label}
      isDisabled={isDisabled ?? false}
      {...(onPress && { onPress: () => onPress() })}
    >
      <Icon of={icon} size={size === 'sm' ? 16 : 20} />
    </AriaButton>
  );
}
