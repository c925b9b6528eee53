import { Ellipsis, type LucideIcon } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as css from './menu-button.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly tone?: 'normal' | 'danger';
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

export interface MenuButtonProps {
  /** What the actions are for, such as 新人欢迎语的操作. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly icon?: LucideIcon;
}

/** A button that opens a list of actions. */
export function MenuButton({ label, actions, icon = Ellipsis }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <IconButton icon={icon} label={label} size="sm" />
      <Popover className={css.popover} placement="bottom end">
        <Menu className={css.menu} aria-label={label}>
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
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
    </MenuTrigger>
  );
}
