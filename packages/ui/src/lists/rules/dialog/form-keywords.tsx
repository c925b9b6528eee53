import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useMessages } from '#messages';
import { WordInput } from '#primitives/tag-input/word-input.tsx';
import { useListField } from '#forms/use-list-field.ts';
import { ruleMessages } from './rule.messages';

interface FormKeywordsProps<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string[]>;
}

/** The keywords of a rule. */
export function FormKeywords<Input extends FieldValues, Output>(
  props: FormKeywordsProps<Input, Output>,
) {
  const t = useMessages(ruleMessages);
  const { value, ...field } = useListField(props.control, props.name);
  const keywords: readonly string[] = value;
  return (
    <WordInput
      {...field}
      label={t.keywords}
      placeholder={t.keywordsPlaceholder}
      isKeyword
      value={keywords}
    />
  );
}
