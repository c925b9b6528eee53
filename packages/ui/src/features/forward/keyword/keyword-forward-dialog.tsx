import type { KeywordForward } from '@chatdeck/sdk';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import type { OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { KeywordForwardView } from './keyword-forward-dialog.view';
import { keywordForwardMessages } from './keyword-forward.messages';
import { useKeywordForwardDialog } from './use-keyword-forward-dialog';

/** What a host passes to the keyword forward dialog. */
export interface KeywordForwardDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The rule to edit; without it one is added. */
  readonly rule?: KeywordForward | undefined;
  /** Takes the rule once it keeps to the rules; the dialog closes unless this gives `false`. */
  readonly onConfirm: OnConfirm<KeywordForward>;
}

/** Adds or edits a keyword forward rule (product specification, sections 3 to 5). */
export default function KeywordForwardDialog(props: KeywordForwardDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenDialog {...props} />
    </DialogBoundary>
  );
}

function OpenDialog({ onOpenChange, rule, onConfirm }: KeywordForwardDialogProps) {
  const { form, submit, ...state } = useKeywordForwardDialog({ rule, onConfirm, onOpenChange });
  return (
    <RuleDialog
      {...state}
      texts={keywordForwardMessages}
      isEdit={rule !== undefined}
      onOpenChange={onOpenChange}
      onSubmit={submit}
    >
      <KeywordForwardView control={form.control} />
    </RuleDialog>
  );
}
