import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { SwitchRow, type SwitchRowProps } from '#primitives/switch-row/switch-row.tsx';

interface Props<Input extends FieldValues, Output> extends Pick<
  SwitchRowProps,
  'label' | 'description'
> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, boolean | undefined>;
}

/** A switch of a form, for a value that may be unset because its rule has a default. */
export function FormSwitch<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, ...row } = props;
  const { field } = useController({ control, name });
  return <SwitchRow {...row} value={Boolean(field.value)} onChange={field.onChange} name={name} />;
}
