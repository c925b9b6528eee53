import { TARGET_TYPES, type TargetType } from '@chatdeck/sdk/constants';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { SwitchRow } from '#primitives/switch-row/switch-row.tsx';
import { ChoiceField } from '#forms/choice-field.tsx';
import { targetMessages } from '#lists/records/summary/target.messages.ts';
import { FormTargets } from './form-targets';
import type { Chosen } from './target-fields.model';

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
