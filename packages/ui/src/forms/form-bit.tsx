import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { SwitchRow, type SwitchRowProps } from '#primitives/switch-row/switch-row.tsx';

interface FormBitProps<Input extends FieldValues, Output> extends Pick<
  SwitchRowProps,
  'label' | 'description'
> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, 0 | 1>;
}

/** A switch of a form, for a yes or no that the robot reads as 1 or 0. */
export function FormBit<Input extends FieldValues, Output>(props: FormBitProps<Input, Output>) {
  const { control, name, ...row } = props;
  const { field } = useController({ control, name });
  return (
    <SwitchRow
      {...row}
      name={name}
      value={field.value === 1}
      onChange={(isOn) => field.onChange(isOn ? 1 : 0)}
    />
  );
}
