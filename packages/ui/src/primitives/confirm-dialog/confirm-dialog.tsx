import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { primitiveMessages } from '../primitives.messages';
import { Text } from '../text/text';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** A sentence on what will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Default 取消. */
  readonly cancelLabel?: string;
  /** `danger` if data is lost. */
  readonly tone?: 'primary' | 'danger';
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useMessages(primitiveMessages);
  const { isOpen, onOpenChange, title, children, tone = 'primary', isPending = false } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button isTouch autoFocus={tone === 'danger'} onPress={() => onOpenChange(false)}>
            {props.cancelLabel ?? t.cancel}
          </Button>
          <Button
            isTouch
            variant={tone}
            isPending={isPending}
            autoFocus={tone === 'primary'}
            onPress={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Text as={typeof children === 'string' ? 'p' : 'div'} tone="second">
        {children}
      </Text>
    </Dialog>
  );
}
