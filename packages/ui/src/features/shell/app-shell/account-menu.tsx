import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import type { MenuAction } from '#primitives/menu-button/menu-popover.tsx';
import { appShellMessages } from './app-shell.messages';
import * as css from './account-menu.css';

const loadMenu = () => import('#primitives/menu-button/menu-popover.tsx');
const MenuPopover = lazyDialog(loadMenu);

interface Props {
  readonly userName: string;
  readonly actions: readonly MenuAction[];
}

/** Who is logged in, with a menu of what concerns the account. */
export function AccountMenu({ userName, actions }: Props) {
  const t = useMessages(appShellMessages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.place}>
      <button
        ref={trigger}
        type="button"
        className={css.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        // A failed load is reported when the menu is opened.
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
      >
        <Avatar name={userName} size="sm" />
        <span className={css.name}>{userName}</span>
        <span className={css.chevron}>
          <Icon of={ChevronsUpDown} size={16} />
        </span>
      </button>
      {isOpen ? (
        <MenuPopover
          triggerRef={trigger}
          label={t.accountMenu}
          actions={actions}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
