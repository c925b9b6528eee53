import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { FieldNotice } from './combo-frame';
import * as css from './option-list.css';

export interface OptionPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** What the field has to say; it would be hidden below the list. */
  readonly notice?: string | undefined;
  readonly children: ReactNode;
}

/** Where the list of a field opens; the focus stays in the field. */
export const OptionPopover = ({ triggerRef, onClose, notice, children }: OptionPopoverProps) => (
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
    <div className={notice ? css.popoverNotice : undefined}>
      <FieldNotice>{notice}</FieldNotice>
    </div>
    {children}
  </Popover>
);
