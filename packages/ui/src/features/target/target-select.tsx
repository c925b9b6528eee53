import { useMemo } from 'react';
import { useMessages, type MessageOverrides } from '#messages';
import type { FieldProps } from '#primitives/field/field-props.ts';
import { MultiSelect, type MultiSelectProps } from '#primitives/multi-select/multi-select.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { targetMessages } from './target.messages';
import { fromTarget, toTarget, type TargetItem } from './target.model';
import { useTargets } from './use-targets';

export interface TargetSelectProps
  extends
    FieldProps<readonly SendTarget[]>,
    Pick<MultiSelectProps<TargetItem>, 'limit' | 'inputRef' | 'placeholder'> {
  /** Groups or friends. */
  readonly kind: SendTarget['kind'];
  /** For notices: groups that the robot does not administer are listed but cannot be chosen. */
  readonly isForNotice?: boolean;
  readonly messages?: MessageOverrides<typeof targetMessages>;
}

/**
 * Several of the robot's groups or friends, however many it has. A chosen one that has since left the list stays
 * selected until it is removed.
 */
export function TargetSelect(props: TargetSelectProps) {
  const { kind, value, onChange, isForNotice = false, messages, ...field } = props;
  const t = useMessages(targetMessages, messages);
  const targets = useTargets(kind, isForNotice);
  const chosen = useMemo(() => value.map(fromTarget), [value]);
  return (
    <MultiSelect
      placeholder={kind === 'room' ? t.searchRooms : t.searchFriends}
      {...field}
      {...targets}
      value={chosen}
      chosenAs={kind === 'room' ? t.chosenRooms : t.chosenFriends}
      onChange={(items) => onChange(items.map(toTarget))}
      emptyText={kind === 'room' ? t.noRooms : t.noFriends}
    />
  );
}
