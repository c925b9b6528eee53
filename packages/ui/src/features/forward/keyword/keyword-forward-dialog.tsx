import type { KeywordForward, KeywordForwardForm, Target } from '@chatdeck/sdk';
import {
  FORWARD_DEFAULTS,
  MATCH_MODE,
  MATCH_MODES,
  POSITIONS,
  TARGET_TYPES,
  type TargetType,
} from '@chatdeck/sdk/constants';
import { keywordForwardFormSchema } from '@chatdeck/sdk/rules';
import { useMemo, useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useListField } from '#forms/use-list-field.ts';
import { useMessages } from '#messages';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { ChoiceField } from '#forms/choice-field.tsx';
import { FormKeywords } from '#lists/rules/dialog/form-keywords.tsx';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import { ruleMessages } from '#lists/rules/dialog/rule.messages.ts';
import { useRuleForm, type OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import type { SendTarget } from '#store/send-target.ts';
import { TargetSelect } from '../../target';
import { keywordForwardMessages } from './keyword-forward.messages';

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

/** The identity of a target; old rules contain some that have only a name. */
const idOf = ({ id, name }: Target): string =>
  id === undefined || id === null || id === '' ? `name:${name}` : String(id);

/** Converts a target of a rule into a list choice. */
const toChoice = (kind: TargetType, target: Target): SendTarget => ({
  kind,
  wxid: idOf(target),
  name: target.name,
});

/** Converts the choices into targets of a rule. A stored target is preserved with all of its fields. */
function toTargets(chosen: readonly SendTarget[], stored: readonly Target[]): Target[] {
  const known = new Map(stored.map((target) => [idOf(target), target]));
  return chosen.map(({ wxid, name }) => known.get(wxid) ?? { id: wxid, name });
}

interface SideFieldsProps {
  readonly control: Control<KeywordForwardForm, unknown, KeywordForwardForm>;
  readonly type: 'type' | 'forwardType';
  readonly targets: 'targets' | 'forwardTargets';
  readonly typeLabel: string;
  readonly labels: Readonly<Record<TargetType, string>>;
}

/** One side of a forward rule: groups or friends, and which ones. */
function SideFields({ control, labels, typeLabel, ...names }: SideFieldsProps) {
  const { field: type } = useController({ control, name: names.type });
  const { value, onChange, ...field } = useListField(control, names.targets);
  const kind = type.value;
  const targets: readonly Target[] = value;
  // Remembers the choices of the other type, and restores them when it is selected again.
  const previous = useRef<Partial<Record<TargetType, readonly Target[]>>>({});
  const chosen = useMemo(() => targets.map((target) => toChoice(kind, target)), [kind, targets]);
  return (
    <>
      <ChoiceField
        label={typeLabel}
        choices={TARGET_TYPES}
        value={kind}
        onChange={(next) => {
          if (next === kind) return;
          previous.current[kind] = targets;
          type.onChange(next);
          onChange(previous.current[next] ?? []);
        }}
      />
      <TargetSelect
        key={kind}
        {...field}
        kind={kind}
        label={labels[kind]}
        value={chosen}
        onChange={(selection) => onChange(toTargets(selection, targets))}
      />
    </>
  );
}
