import type { LucideIcon } from 'lucide-react';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './badge.css';

export interface BadgeProps {
  readonly children: string;
  /** Status colours only for status. Default `neutral`. */
  readonly tone?: keyof typeof css.tone;
  readonly icon?: LucideIcon;
}

/** A status label. */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps) => (
  <span {...part('badge', tone)} className={css.tone[tone]}>
    {icon ? <Icon of={icon} size={14} /> : null}
    {children}
  </span>
);

/** A category label; never a keyword of a rule. */
export const Tag = ({ children }: { readonly children: string }) => (
  <span {...part('tag')} className={css.tag}>
    {children}
  </span>
);
