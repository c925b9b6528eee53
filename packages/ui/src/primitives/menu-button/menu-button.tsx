import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { part } from '#theme/part.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { cx } from '../cx';
import * as css from '../button/button.css';
import { Icon } from '../icon/icon';
import type { MenuAction } from './menu-popover';

// Lazy: menus are a third of a list's code, and a list is read before it is acted on.
export const loadMenu = () => import('./menu-popover');
export const MenuPopover = lazyDialog(loadMenu);

export interface MenuButtonProps {
  /** Accessible name, such as 新人欢迎语的操作. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly icon?: LucideIcon;
  /** Shows the label, as the primary button of a view. Default false. */
  readonly isPrimary?: boolean;
}

/** A button that opens a list of actions. */
export function MenuButton(props: MenuButtonProps) {
  const { label, actions, icon = Ellipsis, isPrimary = false } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        {...part('button', isPrimary ? 'primary' : 'icon')}
        className={isPrimary ? cx(css.variant.primary, css.size.md, css.touch) : css.iconButton.sm}
        {...(!isPrimary && { 'aria-label': label })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        // A failed load is reported when the menu is opened.
        onHoverStart={() => void loadMenu().catch(() => undefined)}
      >
        <Icon of={icon} size={16} />
        {isPrimary ? label : null}
      </Button>
      {isOpen ? (
        <MenuPopover
          triggerRef={trigger}
          label={label}
          actions={actions}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
