import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { FormTextField } from '#forms';
import { scheduleMessages } from './schedule.messages';

interface Props<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | undefined>;
}

/** The words that end what a schedule sends. */
export function FormEndWord<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { endWord } = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  return <FormTextField {...props} label={endWord} optionalLabel={optional} />;
}
