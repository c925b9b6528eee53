import type { ReactNode } from 'react';
import { useMessages } from '../../messages';
import { Button } from '../../primitives/button/button';
import { GuardedDialog } from '../../primitives/guarded-dialog/guarded-dialog';
import { ruleMessages } from './rule.messages';

export interface RuleDialogProps {
  readonly title: string;
  readonly description: string;
  readonly isEdit: boolean;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly size?: 'md' | 'lg';
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The dialog around the form of a rule. */
export function RuleDialog(props: RuleDialogProps) {
  const { isEdit, isSubmitting, children, size = 'md', ...dialog } = props;
  const t = useMessages(ruleMessages);
  return (
    <GuardedDialog
      {...dialog}
      isOpen
      size={size}
      footer={(close) => (
        <>
          <Button isTouch onPress={close}>
            {t.cancel}
          </Button>
          <Button isTouch variant="primary" type="submit" isPending={isSubmitting}>
            {isEdit ? t.save : t.add}
          </Button>
        </>
      )}
    >
      {children}
    </GuardedDialog>
  );
}
