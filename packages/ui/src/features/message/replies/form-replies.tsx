import { toJsonObject } from '@chatdeck/sdk/plain-rules';
import { useMemo } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useListField } from '#forms/use-list-field.ts';
import type { TypeRefusals } from '../message-form/message-fields';
import { ReplyList } from './reply-list';

interface Props<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, unknown[]>;
  readonly label: string;
  readonly description?: string | undefined;
  readonly refusals?: TypeRefusals;
}

/** The messages of a rule, picked or written, in order. */
export function FormReplies<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, description } = props;
  const { value, onChange, errorMessage } = useListField(control, name);
  const rows = useMemo(() => toJsonObject({ replies: value })['replies'] ?? [], [value]);
  return (
    <ReplyList
      label={label}
      description={description}
      refusals={props.refusals}
      errorMessage={errorMessage}
      value={rows}
      onChange={onChange}
    />
  );
}
