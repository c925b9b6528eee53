import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useCloseOnBack } from '#context/use-close-on-back.ts';
import { part } from '#theme/part.ts';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as css from './menu-button.css';

/** An item of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly tone?: 'normal' | 'danger';
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

export interface MenuPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly onClose: () => void;
}

/** The open list of actions. */
export default function MenuPopover({ triggerRef, label, actions, onClose }: MenuPopoverProps) {
  useCloseOnBack(true, onClose);
  return (
    <Popover
      {...part('menu')}
      className={css.popover}
      aria-label={label}
      triggerRef={triggerRef}
      trigger="MenuTrigger"
      placement="bottom end"
      isOpen
      onOpenChange={onClose}
    >
      <Menu className={css.menu} aria-label={label} autoFocus="first" onClose={onClose}>
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            {...part('menu-item')}
            className={cx(css.item, action.tone === 'danger' && css.danger)}
            textValue={action.label}
            isDisabled={action.isDisabled ?? false}
            onAction={action.onAction}
          >
            {action.icon ? <Icon of={action.icon} size={16} /> : null}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
