import type { Choice } from '@chatdeck/sdk/constants';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { ChoiceField } from './choice-field';

interface FormChoiceProps<Input extends FieldValues, Output, Value extends string | number> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | number>;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly description?: string | undefined;
}

/** A `ChoiceField` of a form. */
export function FormChoice<Input extends FieldValues, Output, Value extends string | number>(
  props: FormChoiceProps<Input, Output, Value>,
) {
  const { control, name, ...rest } = props;
  const { field } = useController({ control, name });
  const stored: unknown = field.value;
  const chosen = rest.choices.find(({ value }) => value === stored);
  return <ChoiceField {...rest} value={chosen?.value} onChange={field.onChange} />;
}
