import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { part } from '#theme/part.ts';
import { OwnStates } from '#context/panel-states.tsx';
import { useCloseOnBack } from '#context/use-close-on-back.ts';
import { useMessages } from '#messages';
import { IconButton } from '../button/icon-button';
import { primitiveMessages } from '../primitives.messages';
import { DialogForm } from './dialog-form';
import * as css from './dialog.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  /** 440, 560 or 920 px wide; a bottom sheet in a narrow container. Default `md`. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** `side` is a sheet at the end of the page, of its whole height; also a bottom sheet in a narrow container. */
  readonly placement?: 'centre' | 'side';
  /** The buttons; the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  /** Wraps body and footer in a form, submitted by Enter in a field, a submit button, or Ctrl or Cmd+S. */
  readonly onSubmit?: () => void;
  /** A press outside closes it. Leave it off if the dialog takes input. Default false. */
  readonly isDismissable?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal dialog. Esc closes it, and the back button of a phone. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, size = 'md', role = 'dialog' } = props;
  const { placement = 'centre' } = props;
  useCloseOnBack(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay
      className={css.scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={props.isDismissable ?? false}
    >
      <Modal {...part('dialog')} className={placement === 'side' ? css.sideSheet : css.panel[size]}>
        {/* Uses aria-label: react-aria looks up the id of a heading in the document, which fails in a shadow root. */}
        <AriaDialog className={css.dialog} role={role} aria-label={title}>
          <span className={css.grip} />
          <DialogHead {...props} />
          <OwnStates>
            <DialogContent {...props} />
          </OwnStates>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogHead({ title, description, onOpenChange }: DialogProps) {
  const t = useMessages(primitiveMessages);
  return (
    <div {...part('dialog-header')} className={css.head}>
      <div className={css.titles}>
        <Heading slot="title" level={2} className={css.title}>
          {title}
        </Heading>
        {description ? <p className={css.description}>{description}</p> : null}
      </div>
      <IconButton icon={X} label={t.close} onPress={() => onOpenChange(false)} />
    </div>
  );
}

function DialogContent({ children, footer, onSubmit }: DialogProps) {
  const content = (
    <>
      {/* Focusable, so that text without any field can be scrolled with the keyboard. */}
      <div {...part('dialog-body')} className={css.body} {...(!onSubmit && { tabIndex: 0 })}>
        {children}
      </div>
      {footer ? (
        <div {...part('dialog-footer')} className={css.foot}>
          {footer}
        </div>
      ) : null}
    </>
  );
  return onSubmit ? <DialogForm onSubmit={onSubmit}>{content}</DialogForm> : content;
}
