import type { PrivateForward, PrivateForwardForm } from '@chatdeck/sdk';
import { FORWARD_DEFAULTS, FORWARD_FILTERS, FORWARD_MESSAGES } from '@chatdeck/sdk/constants';
import { privateForwardFormSchema } from '@chatdeck/sdk/rules';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Stack } from '#primitives/stack/stack.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { ChoiceField } from '#forms/choice-field.tsx';
import { useListField } from '#forms/use-list-field.ts';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import { useRuleForm, type OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { NameField, NameTags } from '#features/target/index.ts';
import { privateForwardMessages } from './private-forward.messages';

interface Options {
  readonly rule: PrivateForward | undefined;
  readonly onConfirm: OnConfirm<PrivateForward>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Validates a designated-user forward rule and hands it to the host; fields that the form does not edit are preserved.
 */
const usePrivateForwardDialog = ({ rule, onConfirm, onOpenChange }: Options) =>
  useRuleForm({
    id: 'private-forward',
    schema: privateForwardFormSchema,
    defaultValues: toForm(rule),
    onConfirm: (form) => onConfirm({ ...rule, ...form }),
    onOpenChange,
  });

/** The form values: a new rule, or the stored one. */
function toForm(rule: PrivateForward | undefined): PrivateForwardForm {
  const { name = '', type = FORWARD_MESSAGES[0].value, rooms = [], contacts = [] } = rule ?? {};
  const filter = rule?.filter;
  return { name, type, ...(filter !== undefined && { filter }), rooms, contacts };
}

/** Props of the designated-user forward dialog. */
export interface PrivateForwardDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The rule to edit; omit it to add one. */
  readonly rule?: PrivateForward | undefined;
  /** Receives the rule once it is valid; the dialog closes unless this returns `false`. */
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

interface PrivateForwardViewProps {
  readonly control: Control<PrivateForwardForm, unknown, PrivateForwardForm>;
}

/** The fields of a designated-user forward rule. */
function PrivateForwardView({ control }: PrivateForwardViewProps) {
  const t = useMessages(privateForwardMessages);
  const { optional } = useMessages(primitiveMessages);
  const { field: type } = useController({ control, name: 'type' });
  const { field: filter } = useController({ control, name: 'filter' });
  const name = useFormField(control, 'name');
  const rooms = useListField(control, 'rooms');
  const contacts = useListField(control, 'contacts');
  return (
    <Stack>
      <NameField
        {...name}
        kind="contact"
        label={t.name}
        placeholder={t.namePlaceholder}
        description={t.nameHint}
      />
      <ChoiceField
        label={t.type}
        choices={FORWARD_MESSAGES}
        value={type.value}
        onChange={type.onChange}
      />
      <ChoiceField
        label={t.filter}
        choices={FORWARD_FILTERS}
        value={filter.value ?? FORWARD_DEFAULTS.filter}
        onChange={filter.onChange}
        description={t.filterHint}
      />
      <NameTags
        {...rooms}
        kind="room"
        label={t.rooms}
        optionalLabel={optional}
        placeholder={t.roomsPlaceholder}
      />
      <NameTags
        {...contacts}
        kind="contact"
        label={t.contacts}
        optionalLabel={optional}
        placeholder={t.contactsPlaceholder}
      />
      <NowhereNotice control={control} />
    </Stack>
  );
}

function NowhereNotice({ control }: PrivateForwardViewProps) {
  const t = useMessages(privateForwardMessages);
  const [name, rooms, contacts] = useWatch({ control, name: ['name', 'rooms', 'contacts'] });
  const isNowhere = name.trim() !== '' && rooms.length + contacts.length === 0;
  return isNowhere ? <Banner tone="warning">{t.nowhere}</Banner> : null;
}
