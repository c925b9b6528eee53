import type { CallbackEvent, CallbackForm } from '@chatdeck/sdk';
import {
  CALLBACK_TYPE,
  CALLBACK_TYPES,
  MATCH_MODE,
  MATCH_MODES,
  SCOPES,
} from '@chatdeck/sdk/constants';
import { callbackFormSchema, callbackFormSchemaFor } from '@chatdeck/sdk/rules';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useMemo } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import { FormNumberField, FormTextField } from '#forms/form-fields.tsx';
import { ChoiceField } from '#forms/choice-field.tsx';
import { FormBit } from '#forms/form-bit.tsx';
import { FormKeywords } from '#lists/rules/dialog/form-keywords.tsx';
import { RuleDialog } from '#lists/rules/dialog/rule-dialog.tsx';
import { ruleMessages, triggerMessages } from '#lists/rules/dialog/rule.messages.ts';
import { useRuleForm, type OnConfirm } from '#lists/rules/dialog/use-rule-form.ts';
import { callbackEventMessages } from './callback-event.messages';
import { toEvent, toForm } from './callback-event.model';
import { EventField } from './event-field';
import { ParameterFields } from './parameter-fields';
import { PayloadPreview } from './payload-preview';
import { useBuiltInEvents } from './use-built-in-events';

/** Props of the callback event dialog. */
export interface CallbackEventDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The event to edit; omit it to add one. */
  readonly event?: CallbackEvent | undefined;
  /** Receives the event once it is valid; the dialog closes unless this returns `false`. */
  readonly onConfirm: OnConfirm<CallbackEvent>;
}

/** Adds or edits a callback event (product specification, sections 3 to 5). */
export default function CallbackEventDialog(props: CallbackEventDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenDialog {...props} />
    </DialogBoundary>
  );
}

function OpenDialog({ onOpenChange, event, onConfirm }: CallbackEventDialogProps) {
  const { form, submit, ...state } = useCallbackEventDialog({
    event,
    onConfirm,
    onOpenChange,
  });
  return (
    <RuleDialog
      {...state}
      texts={callbackEventMessages}
      size="lg"
      isEdit={event !== undefined}
      onOpenChange={onOpenChange}
      onSubmit={submit}
    >
      <CallbackEventView control={form.control} />
    </RuleDialog>
  );
}

interface Options {
  readonly event: CallbackEvent | undefined;
  readonly onConfirm: OnConfirm<CallbackEvent>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Validates a callback event and hands it to the host; an incomplete one shows a warning (product specification,
 * section 5).
 */
function useCallbackEventDialog({ event, onConfirm, onOpenChange }: Options) {
  const { notify, locale } = useChatdeck();
  const { addresses } = useBuiltInEvents(event?.postUrl ?? '');
  // Until the events have loaded, validation is left to the server.
  const schema = useMemo(
    () => (addresses ? callbackFormSchemaFor(addresses) : callbackFormSchema),
    [addresses],
  );
  return useRuleForm<CallbackForm, CallbackForm>({
    id: 'callback-event',
    schema,
    defaultValues: toForm(event),
    onInvalid: () => notify({ tone: 'danger', text: ruleText('callback.incomplete', locale) }),
    onConfirm: (form) => onConfirm(toEvent(form, event)),
    onOpenChange,
  });
}

interface CallbackEventViewProps {
  readonly control: Control<CallbackForm, unknown, CallbackForm>;
}

/** The fields of a callback event beside a preview of the robot's request. */
function CallbackEventView({ control }: CallbackEventViewProps) {
  const t = useMessages(callbackEventMessages);
  const shared = useMessages(ruleMessages);
  const { field: type } = useController({ control, name: 'type' });
  const { field: reg } = useController({ control, name: 'reg' });
  return (
    <WithPreview isPreviewLast preview={<PayloadPreview control={control} />}>
      <Stack>
        <ChoiceField
          label={t.type}
          choices={CALLBACK_TYPES}
          value={type.value}
          onChange={type.onChange}
        />
        <FormKeywords control={control} name="keywords" />
        <ChoiceField
          label={shared.match}
          choices={MATCH_MODES}
          value={reg.value}
          onChange={reg.onChange}
          description={reg.value === MATCH_MODE.exact ? shared.exactHint : shared.containsHint}
        />
        {type.value === CALLBACK_TYPE.builtIn ? (
          <EventField control={control} />
        ) : (
          <FormTextField
            control={control}
            name="customUrl"
            label={t.address}
            type="url"
            inputMode="url"
            placeholder="https://"
          />
        )}
        <Where control={control} />
        <ParameterFields control={control} />
      </Stack>
    </WithPreview>
  );
}

function Where({ control }: CallbackEventViewProps) {
  const t = useMessages(callbackEventMessages);
  const trigger = useMessages(triggerMessages);
  const { field: scope } = useController({ control, name: 'scope' });
  return (
    <>
      <ChoiceField
        label={trigger.scope}
        choices={SCOPES}
        value={scope.value}
        onChange={scope.onChange}
      />
      {scope.value === 'friend' ? null : (
        <FormBit
          control={control}
          name="needAt"
          label={trigger.needAt}
          description={trigger.needAtHint}
        />
      )}
      <FormNumberField
        control={control}
        name="timeout"
        label={t.timeout}
        suffix={t.seconds}
        description={t.timeoutHint}
      />
    </>
  );
}
