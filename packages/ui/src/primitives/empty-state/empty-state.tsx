import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { useEmptyState } from '#context/panel-states.tsx';
import { Icon } from '../icon/icon';
import * as css from './empty-state.css';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** A sentence on what the list is for. */
  readonly children: ReactNode;
  /** The primary action. */
  readonly actions?: ReactNode;
}

/** The content of an empty list: what it is for and how to fill it, or what the host shows instead. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  const ofHost = useEmptyState();
  if (ofHost !== undefined) return ofHost;
  return (
    <div {...part('empty-state')} className={css.empty}>
      <div className={css.art}>
        <Icon of={icon} size={24} />
      </div>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{children}</p>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
