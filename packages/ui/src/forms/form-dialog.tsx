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
  /** Whether closing would lose input; it then asks for confirmation. */
  readonly isDirty: boolean;
  /** The unsaved input; it is discarded when the user closes the dialog. */
  readonly draft: Draft;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The usual two buttons, or a custom footer. */
type FooterProps =
  | { readonly footer: (close: () => void) => ReactNode }
  | {
      readonly footer?: undefined;
      readonly cancelLabel: string;
      readonly submitLabel: string;
      readonly isSubmitting?: boolean;
      readonly isSubmitDisabled?: boolean;
      readonly submitIcon?: LucideIcon;
      /** Shown before the buttons. */
      readonly aside?: ReactNode;
    };

/** A dialog around a form whose unsaved input is retained; pair it with a `DraftNotice` among its children. */
export function FormDialog({
  isOpen = true,
  onOpenChange,
  draft,
  children,
  ...props
}: Shared & FooterProps) {
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
