import type { LucideIcon } from 'lucide-react';
import { cx } from '../cx';
import * as css from './icon.css';

export interface IconProps {
  /** An icon of lucide-react. */
  readonly of: LucideIcon;
  /** Default 20. */
  readonly size?: keyof typeof css.size;
  readonly className?: string | undefined;
}

/** An outline icon in the text colour; always beside a text or inside a labelled control. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return <Drawing aria-hidden className={cx(css.size[size], className)} size={size} />;
}
