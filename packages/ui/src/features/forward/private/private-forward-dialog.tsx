import type { PrivateForward, PrivateForwardForm } from '@chatdeck/sdk';
import { FORWARD_MESSAGES } from '@chatdeck/sdk/constants';
import { privateForwardFormSchema } from '@chatdeck/sdk/rules';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import { type OnConfirm, useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import { PrivateForwardView } from './private-forward-dialog.view';
import { privateForwardMessages } from './private-forward.messages';

interface Options {
  readonly rule: PrivateForward | undefined;
  readonly onConfirm: OnConfirm<PrivateForward>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Checks a designated-user forward rule and hands it on, with what else a stored one held. */
const usePrivateForwardDialog = ({ rule, onConfirm, onOpenChange }: Options) =>
  useRuleForm({
    id: 'private-forward',
    schema: privateForwardFormSchema,
    defaultValues: toForm(rule),
    onConfirm: (form) => onConfirm({ ...rule, ...form }),
    onOpenChange,
  });

/** What the form holds: a new rule, or the stored one. */
function toForm(rule: PrivateForward | undefined): PrivateForwardForm {
  const { name = '', type = FORWARD_MESSAGES[0].value, rooms = [], contacts = [] } = rule ?? {};
  const filter = rule?.filter;
  return { name, type, ...(filter !== undefined && { filter }), rooms, contacts };
}

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
