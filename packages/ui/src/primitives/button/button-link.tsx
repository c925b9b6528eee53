import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { part } from '#theme/part.ts';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { isPlainClick } from '../is-plain-click';
import * as css from './button.css';

export interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** One `primary` in a view. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly icon?: LucideIcon;
  /** Grows to touch size in a narrow container. */
  readonly isTouch?: boolean;
  /** Client-side navigation; without it, and for modified clicks, the browser follows the link. */
  readonly onFollow?: (href: string) => void;
}

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, variant = 'secondary', size = 'md', icon, isTouch, onFollow } = props;
  return (
    <Link
      href={href}
      {...part('button', variant)}
      className={cx(css.variant[variant], css.size[size], isTouch && css.touch)}
      onClick={(event) => {
        if (!onFollow || !isPlainClick(event)) return;
        event.preventDefault();
        onFollow(href);
      }}
    >
      {icon ? <Icon of={icon} size={size === 'sm' ? 14 : 16} /> : null}
      {children}
    </Link>
  );
}
