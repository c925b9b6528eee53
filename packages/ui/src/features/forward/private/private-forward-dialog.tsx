import type { PrivateForward } from '@chatdeck/sdk';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import type { OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { PrivateForwardView } from './private-forward-dialog.view';
import { privateForwardMessages } from './private-forward.messages';
import { usePrivateForwardDialog } from './use-private-forward-dialog';

/** What a host passes to the designated-user forward dialog. */
export interface PrivateForwardDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The rule to edit; without it one is added. */
  readonly rule?: PrivateForward | undefined;
  /** Takes the rule once it keeps to the rules; the dialog closes unless this gives `false`. */
  readonly onConfirm: OnConfirm<PrivateForward>;
}

/** Adds or edits a designated-user forward rule (product specification, sections 3 to 5). */
export default function PrivateForwardDialog(props: PrivateForwardDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenDialog {...props} />
    </DialogBoundary>
  );
}

function OpenDialog({ onOpenChange, rule, onConfirm }: PrivateForwardDialogProps) {
  const { form, submit, ...state } = usePrivateForwardDialog({ rule, onConfirm, onOpenChange });
  return (
    <RuleDialog
      {...state}
      texts={privateForwardMessages}
      isEdit={rule !== undefined}
      onOpenChange={onOpenChange}
      onSubmit={submit}
    >
      <PrivateForwardView control={form.control} />
    </RuleDialog>
  );
}
