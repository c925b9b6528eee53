import type { KeywordForwardForm, Target } from '@chatdeck/sdk';
import { TARGET_TYPES, type TargetType } from '@chatdeck/sdk/constants';
import { useMemo, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ChoiceField } from '#forms/choice-field.tsx';
import { useListField } from '#forms/use-list-field.ts';
import type { SendTarget } from '#store/send-target.ts';
import { TargetSelect } from '#features/target/index.ts';

/** The identity of a target; old rules contain some that have only a name. */
const idOf = ({ id, name }: Target): string =>
  id === undefined || id === null || id === '' ? `name:${name}` : String(id);

/** Converts a target of a rule into a list choice. */
const toChoice = (kind: TargetType, target: Target): SendTarget => ({
  kind,
  wxid: idOf(target),
  name: target.name,
});

/** Converts the choices into targets of a rule. A stored target is preserved with all of its fields. */
function toTargets(chosen: readonly SendTarget[], stored: readonly Target[]): Target[] {
  const known = new Map(stored.map((target) => [idOf(target), target]));
  return chosen.map(({ wxid, name }) => known.get(wxid) ?? { id: wxid, name });
}

export interface SideFieldsProps {
  readonly control: Control<KeywordForwardForm, unknown, KeywordForwardForm>;
  readonly type: 'type' | 'forwardType';
  readonly targets: 'targets' | 'forwardTargets';
  readonly typeLabel: string;
  readonly labels: Readonly<Record<TargetType, string>>;
}

/** One side of a forward rule: groups or friends, and which ones. */
export function SideFields({ control, labels, typeLabel, ...names }: SideFieldsProps) {
  const { field: type } = useController({ control, name: names.type });
  const { value, onChange, ...field } = useListField(control, names.targets);
  const kind = type.value;
  const targets: readonly Target[] = value;
  // Remembers the choices of the other type, and restores them when it is selected again.
  const previous = useRef<Partial<Record<TargetType, readonly Target[]>>>({});
  const chosen = useMemo(() => targets.map((target) => toChoice(kind, target)), [kind, targets]);
  return (
    <>
      <ChoiceField
        label={typeLabel}
        choices={TARGET_TYPES}
        value={kind}
        onChange={(next) => {
          if (next === kind) return;
          previous.current[kind] = targets;
          type.onChange(next);
          onChange(previous.current[next] ?? []);
        }}
      />
      <TargetSelect
        key={kind}
        {...field}
        kind={kind}
        label={labels[kind]}
        value={chosen}
        onChange={(selection) => onChange(toTargets(selection, targets))}
      />
    </>
  );
}
