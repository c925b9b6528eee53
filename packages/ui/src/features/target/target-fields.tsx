import { TARGET_TYPES, type TargetType } from '@chatdeck/sdk/constants';
import { useRef, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useListField } from '#forms/use-list-field.ts';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { useMessages } from '#messages';
import { SwitchRow } from '#primitives/switch-row/switch-row.tsx';
import { ChoiceField } from '#forms/choice-field.tsx';
import { targetMessages } from '#lists/records/summary/target.messages.ts';
import { type Chosen, fromSelection, toSelection } from './target.model';
import { TargetSelect } from './target-select';

interface TargetForm {
  type: TargetType;
  targets?: Chosen[] | undefined;
}

interface Props {
  /** Whether all of them are targets; if omitted, they are selected one by one. */
  readonly all?: { readonly value: boolean; readonly onChange: (isAll: boolean) => void };
}

/** The target groups or friends of a record. Requires a form with these fields. */
export function TargetFields({ all }: Props) {
  const t = useMessages(targetMessages);
  const { control } = useFormContext<TargetForm>();
  const { field: type } = useController({ control, name: 'type' });
  const { field: targets } = useController({ control, name: 'targets' });
  const kind = type.value;
  // Remembers the choices of the other type, and restores them when it is selected again.
  const previous = useRef<Partial<Record<TargetType, Chosen[] | undefined>>>({});
  return (
    <>
      <ChoiceField
        label={t.type}
        choices={TARGET_TYPES}
        value={kind}
        onChange={(next) => {
          if (next === kind) return;
          previous.current[kind] = targets.value;
          type.onChange(next);
          targets.onChange(previous.current[next] ?? []);
        }}
      />
      {all ? (
        <SwitchRow
          label={kind === 'room' ? t.allRooms : t.allFriends}
          description={t.allHint}
          value={all.value}
          onChange={all.onChange}
        />
      ) : null}
      {all?.value ? null : (
        <FormTargets
          key={kind}
          name="targets"
          kind={kind}
          label={kind === 'room' ? t.rooms : t.friends}
        />
      )}
    </>
  );
}

/** The part of a form that holds groups or friends. */
interface TargetsForm {
  targets?: Chosen[] | undefined;
  excludeTargets?: Chosen[] | undefined;
}

interface FormTargetsProps {
  readonly name: keyof TargetsForm;
  readonly kind: TargetType;
  readonly label: string;
  readonly optionalLabel?: string;
}

/** Several groups or friends. Requires a form with the field. */
export function FormTargets({ name, kind, ...field }: FormTargetsProps) {
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

/** The labels of the fields that select a record's targets. */
export function useTargetLabels(): PartLabels {
  const t = useMessages(targetMessages);
  return {
    type: t.type,
    targets: t.type,
    isAll: `${t.allRooms} / ${t.allFriends}`,
    isAllRoom: t.allRooms,
    isAllFriend: t.allFriends,
    excludeTargets: t.except,
  };
}
