import type { CallbackForm } from '@chatdeck/sdk';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Text } from '#primitives/text/text.tsx';
import { FormTextField } from '#forms/form-fields.tsx';
import * as css from '#lists/part/parameter-fields.css.ts';
import { callbackEventMessages } from './callback-event.messages';

export interface ParameterFieldsProps {
  readonly control: Control<CallbackForm, unknown, CallbackForm>;
}

/** Custom parameters as name-value pairs. */
export function ParameterFields({ control }: ParameterFieldsProps) {
  const t = useMessages(callbackEventMessages);
  const { fields, append, remove } = useFieldArray({ control, name: 'moreData' });
  return (
    <div className={css.group} role="group" aria-label={t.parameters}>
      <div className={css.head}>
        <span className={css.title} aria-hidden>
          {t.parameters}
        </span>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          onPress={() => append({ key: '', value: '' })}
        >
          {t.addParameter}
        </Button>
      </div>
      {fields.length === 0 ? (
        <Text as="p" size="xs" tone="muted">
          {t.noParameters}
        </Text>
      ) : null}
      {fields.map(({ id, key }, at) => (
        <div className={css.row} key={id}>
          <FormTextField
            control={control}
            name={`moreData.${at}.key`}
            label={t.parameterKey({ number: at + 1 })}
            placeholder={t.keyPlaceholder}
          />
          <FormTextField
            control={control}
            name={`moreData.${at}.value`}
            label={t.parameterValue({ number: at + 1 })}
            placeholder={t.valuePlaceholder}
          />
          <IconButton
            icon={Trash2}
            label={t.removeParameter({ name: key || String(at + 1) })}
            onPress={() => remove(at)}
          />
        </div>
      ))}
    </div>
  );
}
