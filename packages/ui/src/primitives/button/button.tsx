import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { part } from '#theme/part.ts';
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
  /** It is not known yet whether it may be pressed: it fades if that takes a moment, and keeps a press until then. */
  readonly isWaiting?: boolean;
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
  const { children, variant = 'secondary', size = 'md', icon, onPress } = props;
  const { type = 'button', label, isWaiting = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const kept = useRef(false);
  const [isKept, setKept] = useState(false);
  const isPending = props.isPending || (isKept && isWaiting);
  const isIdle = isPending || isWaiting;
  useEffect(() => {
    if (isWaiting || !kept.current) return;
    kept.current = false;
    onPress?.();
    if (type === 'submit') button.current?.form?.requestSubmit();
  }, [isWaiting, onPress, type]);
  const keep = () => {
    kept.current = isWaiting;
    setKept(isWaiting);
  };
  return (
    <AriaButton
      ref={button}
      {...part('button', variant)}
      className={cx(
        css.variant[variant],
        css.size[size],
        variant === 'link' && css.flush,
        props.isTouch && css.touch,
      )}
      aria-disabled={isIdle || undefined}
      data-waiting={isWaiting || undefined}
      isDisabled={props.isDisabled ?? false}
      onPress={() => (isIdle ? keep() : onPress?.())}
      type={isIdle ? 'button' : type}
      autoFocus={props.autoFocus ?? false}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {isPending ? <span className={css.spinner} /> : null}
      {icon && !isPending ? <Icon of={icon} size={size === 'sm' ? 14 : 16} /> : null}
      {children}
    </AriaButton>
  );
}
