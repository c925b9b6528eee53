import type { TargetType } from '@chatdeck/sdk/constants';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useListField } from '#forms/use-list-field.ts';
import { TargetSelect } from '.';
import { fromSelection, toSelection, type Chosen } from './target-fields.model';

/** The part of a form that holds groups or friends. */
export interface TargetsForm {
  targets?: Chosen[] | undefined;
  excludeTargets?: Chosen[] | undefined;
}

interface Props {
  readonly name: keyof TargetsForm;
  readonly kind: TargetType;
  readonly label: string;
  readonly optionalLabel?: string;
}

/** Several groups or friends. Requires a form with the field. */
export function FormTargets({ name, kind, ...field }: Props) {
  const { control } = useFormContext<TargetsForm>();
  const { value, onChange, ...bound } = useListField(control, name);
  const chosen: readonly Chosen[] | undefined = value;
  const selection = useMemo(() => toSelection(kind, chosen ?? []), [kind, chosen]);
  return (
    <TargetSelect
      {...field}
      {...bound}
      kind={kind}
      value={selection}
      onChange={(targets) => onChange(fromSelection(targets))}
    />
  );
}
