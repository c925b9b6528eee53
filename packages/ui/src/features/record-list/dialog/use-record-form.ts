import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useFormDraft, useZodForm, type ZodFormOptions } from '../../../forms';
import type { CallError } from '../../../store/call-error';
import { useConflict } from '../../rule-list/conflict/use-conflict';
import type { Over, SaveRecord } from '../list/record-list-definition';

interface Options<Row, Input extends FieldValues, Output> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema'
> {
  /** Names the dialog and the record, such as `preset-role:12`; what was typed is kept under it. */
  readonly id: string;
  /** The record to edit; without it one is added. */
  readonly row: Row | undefined;
  /** What the form holds for a record, or for a new one. */
  readonly toForm: (row: Row | undefined) => DefaultValues<Input>;
  /** The last touch before it is saved. Default none. */
  readonly toInput?: (checked: Output) => Output;
  readonly save: SaveRecord<Row, Output>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The form of a record: it closes once the server has it, and stays with what the server refused. Where somebody else has
 * changed the record meanwhile, it is asked whose changes are saved.
 */
export function useRecordForm<Row, Input extends FieldValues, Output>(
  options: Options<Row, Input, Output>,
) {
  const { id, row, schema, toForm, toInput = (checked) => checked, save, onOpenChange } = options;
  // The list closes it a render later; a press until then must not add the record twice.
  const isSaved = useRef(false);
  const over = useRef<Over<Row>>(row === undefined ? { kind: 'new' } : { kind: 'row', row });
  const { conflict, ask } = useConflict();

  /** What the form would save of a record that nobody touched; as it is where the rules refuse it by now. */
  const read = async (stored: Row): Promise<unknown> => {
    const form = toForm(stored);
    const checked = await schema['~standard'].validate(form);
    return 'value' in checked && !checked.issues ? toInput(checked.value) : form;
  };
  const settle = async (mine: Output): Promise<CallError | undefined> => {
    const outcome = await save(mine, over.current);
    if (outcome.status === 'saved') return undefined;
    if (outcome.status === 'refused' || row === undefined) return outcome.error;
    const { now } = outcome;
    const { choice, merged } = await ask({
      before: await read(row),
      theirs: now && (await read(now)),
      mine,
    });
    if (choice === 'discard') return undefined;
    over.current = now === undefined ? { kind: 'new' } : { kind: 'row', row: now };
    if (choice === 'edit') return outcome.error;
    if (choice === 'overwrite') return settle(mine);
    const checked = await schema['~standard'].validate(merged);
    return checked.issues ? outcome.error : settle(toInput(checked.value));
  };

  const { form, submit, isSubmitting } = useZodForm<Input, Output>({
    schema,
    defaultValues: toForm(row),
    onSubmit: async (output) => {
      if (isSaved.current) return undefined;
      const error = await settle(toInput(output));
      if (error) return error;
      isSaved.current = true;
      draft.clear();
      onOpenChange(false);
      return undefined;
    },
  });
  const draft = useFormDraft(id, form);
  return { form, submit, isSubmitting, isDirty: form.formState.isDirty, draft, conflict };
}
