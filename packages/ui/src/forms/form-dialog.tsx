import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#primitives/button/button.tsx';
import { GuardedDialog } from '#primitives/guarded-dialog/guarded-dialog.tsx';
import type { Draft } from './drafts/use-draft';

interface Shared {
  /** Default true. */
  readonly isOpen?: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  readonly size?: 'md' | 'lg';
  /** Whether closing it would lose something; it asks before. */
  readonly isDirty: boolean;
  /** What was typed and not saved. It is given up where the dialog is closed on purpose. */
  readonly draft: Draft;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The usual two buttons, or a foot of its own. */
type Foot =
  | { readonly footer: (close: () => void) => ReactNode }
  | {
      readonly footer?: undefined;
      readonly cancelLabel: string;
      readonly submitLabel: string;
      readonly isSubmitting?: boolean;
      readonly isSubmitDisabled?: boolean;
      readonly submitIcon?: LucideIcon;
      /** Stands before the buttons. */
      readonly aside?: ReactNode;
    };

/** A dialog around a form whose unsaved input is kept; a `DraftNotice` among its children says so. */
export function FormDialog({
  isOpen = true,
  onOpenChange,
  draft,
  children,
  ...props
}: Shared & Foot) {
  const { title, description, size, isDirty, onSubmit } = props;
  return (
    <GuardedDialog
      isOpen={isOpen}
      isDirty={isDirty}
      title={title}
      description={description}
      {...(size && { size })}
      onSubmit={onSubmit}
      onOpenChange={(next) => {
        if (!next) draft.clear();
        onOpenChange(next);
      }}
      footer={
        props.footer ??
        ((close) => (
          <>
            {props.aside}
            <Button isTouch onPress={close}>
              {props.cancelLabel}
            </Button>
            <Button
              isTouch
              variant="primary"
              type="submit"
              {...(props.submitIcon && { icon: props.submitIcon })}
              isPending={props.isSubmitting ?? false}
              isDisabled={props.isSubmitDisabled ?? false}
            >
              {props.submitLabel}
            </Button>
          </>
        ))
      }
    >
      {children}
    </GuardedDialog>
  );
}
