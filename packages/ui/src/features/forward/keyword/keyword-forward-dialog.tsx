import type { KeywordForward, KeywordForwardForm } from '@chatdeck/sdk';
import { FORWARD_DEFAULTS, MATCH_MODE, MATCH_MODES, POSITIONS } from '@chatdeck/sdk/constants';
import { keywordForwardFormSchema } from '@chatdeck/sdk/rules';
import { useController, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { ChoiceField } from '#forms/choice-field.tsx';
import { FormKeywords } from '#lists/rules/dialog/form-keywords.tsx';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import { ruleMessages } from '#lists/rules/dialog/rule.messages.ts';
import { useRuleForm, type OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { keywordForwardMessages } from './keyword-forward.messages';
import { SideFields } from './side-fields';

interface Options {
  readonly rule: KeywordForward | undefined;
  readonly onConfirm: OnConfirm<KeywordForward>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Validates a keyword forward rule and hands it to the host; fields that the form does not edit are preserved. */
const useKeywordForwardDialog = ({ rule, onConfirm, onOpenChange }: Options) =>
  useRuleForm({
    id: 'keyword-forward',
    schema: keywordForwardFormSchema,
    defaultValues: toForm(rule),
    onConfirm: (form) => onConfirm({ ...rule, ...form }),
    onOpenChange,
  });

/** The form values: a new rule, or the stored one. */
function toForm(rule: KeywordForward | undefined): KeywordForwardForm {
  const { keywords = [], reg = MATCH_MODE.contains, type = 'room', targets = [] } = rule ?? {};
  const { forwardType = 'room', forwardTargets = [] } = rule ?? {};
  const position = rule?.position;
  const place = position === undefined ? {} : { position };
  return { keywords, reg, ...place, type, targets, forwardType, forwardTargets };
}

/** Props of the keyword forward dialog. */
export interface KeywordForwardDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The rule to edit; omit it to add one. */
  readonly rule?: KeywordForward | undefined;
  /** Receives the rule once it is valid; the dialog closes unless this returns `false`. */
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

interface KeywordForwardViewProps {
  readonly control: Control<KeywordForwardForm, unknown, KeywordForwardForm>;
}

/** The fields of a keyword forward rule. */
function KeywordForwardView({ control }: KeywordForwardViewProps) {
  const t = useMessages(keywordForwardMessages);
  const shared = useMessages(ruleMessages);
  const { field: reg } = useController({ control, name: 'reg' });
  const { field: position } = useController({ control, name: 'position' });
  return (
    <Stack>
      <FormKeywords control={control} name="keywords" />
      <ChoiceField
        label={shared.match}
        choices={MATCH_MODES}
        value={reg.value}
        onChange={reg.onChange}
        description={reg.value === MATCH_MODE.exact ? shared.exactHint : shared.containsHint}
      />
      <ChoiceField
        label={t.position}
        choices={POSITIONS}
        value={position.value ?? FORWARD_DEFAULTS.position}
        onChange={position.onChange}
        description={t.positionHint}
      />
      <SideFields
        control={control}
        type="type"
        targets="targets"
        typeLabel={t.listen}
        labels={{ room: t.listenRooms, contact: t.listenContacts }}
      />
      <SideFields
        control={control}
        type="forwardType"
        targets="forwardTargets"
        typeLabel={t.forward}
        labels={{ room: t.toRooms, contact: t.toContacts }}
      />
    </Stack>
  );
}
