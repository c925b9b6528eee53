import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as css from './button.css';

export interface ButtonProps {
  readonly children: ReactNode;
  /** One `primary` in a view. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly icon?: LucideIcon;
  /** Shows progress and ignores presses. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  /** Default `button`. */
  readonly type?: 'button' | 'submit';
  /** Takes the room that it finds in a narrow container. */
  readonly isTouch?: boolean;
  readonly autoFocus?: boolean;
  /** Accessible name, for several buttons with the same text. */
  readonly label?: string;
}

/** A button with text. */
// Avoids react-aria's own pending state: it announces an element that has been removed by then, which axe reports.
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'md', icon, isPending = false } = props;
  const { type = 'button', label } = props;
  return (
    <AriaButton
      className={cx(
        css.variant[variant],
        css.size[size],
        variant === 'link' && css.flush,
        props.isTouch && css.touch,
      )}
      aria-disabled={isPending || undefined}
      isDisabled={props.isDisabled ?? false}
      onPress={() => !isPending && props.onPress?.()}
      type={isPending ? 'button' : type}
      autoFocus={props.autoFocus ?? false}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {isPending ? <span className={css.spinner} /> : null}
      {icon && !isPending ? <Icon of={icon} size={size === 'sm' ? 14 : 16} /> : null}
      {children}
    </AriaButton>
  );
}
