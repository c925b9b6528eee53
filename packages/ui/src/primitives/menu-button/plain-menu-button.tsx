import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { PlainIconButton } from '../button/plain-icon-button';
import { loadMenu, MenuPopover } from './menu-button';
import type { MenuAction } from './menu-popover';

interface Props {
  /** Accessible name, such as 新人欢迎语的操作. */
  readonly label: string;
  /** Asked for while the menu is open. */
  readonly actions: () => readonly MenuAction[];
}

/** The menu of a row in a list that has many: like `MenuButton`, but its actions are made when it is opened. */
export function PlainMenuButton({ label, actions }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainIconButton
        ref={trigger}
        icon={Ellipsis}
        label={label}
        isMenuOpen={isOpen}
        onPress={() => setOpen(true)}
        // A failed load is reported when the menu is opened.
        onNear={() => void loadMenu().catch(() => undefined)}
      />
      {isOpen ? (
        <MenuPopover
          triggerRef={trigger}
          label={label}
          actions={actions()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
