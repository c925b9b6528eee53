import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as css from './option-list.css';

export interface OptionPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where the list of a field opens; the focus stays in the field. */
export const OptionPopover = ({ triggerRef, onClose, children }: OptionPopoverProps) => (
  <Popover
    className={css.popover}
    triggerRef={triggerRef}
    trigger="ComboBox"
    placement="bottom start"
    offset={4}
    isNonModal
    isOpen
    onOpenChange={onClose}
  >
    {children}
  </Popover>
);
