import type { LucideIcon } from 'lucide-react';

/** An item of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly tone?: 'normal' | 'danger';
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}
