import type { CallbackForm } from '@chatdeck/sdk';
import {
  CALLBACK_TYPE,
  CALLBACK_TYPES,
  MATCH_MODE,
  MATCH_MODES,
  NEED_AT,
  SCOPES,
} from '@chatdeck/sdk/constants';
import { useController, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { Columns, Stack } from '#primitives/stack/stack.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import { FormNumberField, FormTextField } from '#forms';
import { ChoiceField } from '#forms/choice-field.tsx';
import { FormKeywords } from '#lists/rules/dialog/form-words.tsx';
import { ruleMessages } from '#lists/rules/dialog/rule.messages.ts';
import { callbackEventMessages } from './callback-event.messages';
import { EventField } from './event-field';
import { ParameterFields } from './parameter-fields';
import { PayloadPreview } from './payload-preview';

export interface CallbackEventViewProps {
  readonly control: Control<CallbackForm, unknown, CallbackForm>;
}

/** The fields of a callback event beside what the robot will send. */
export function CallbackEventView({ control }: CallbackEventViewProps) {
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
  const { field: scope } = useController({ control, name: 'scope' });
  const { field: needAt } = useController({ control, name: 'needAt' });
  return (
    <>
      <ChoiceField label={t.scope} choices={SCOPES} value={scope.value} onChange={scope.onChange} />
      <Columns>
        <ChoiceField
          label={t.needAt}
          choices={NEED_AT}
          value={needAt.value}
          onChange={needAt.onChange}
          description={t.needAtHint}
        />
        <FormNumberField
          control={control}
          name="timeout"
          label={t.timeout}
          suffix={t.seconds}
          description={t.timeoutHint}
        />
      </Columns>
    </>
  );
}
