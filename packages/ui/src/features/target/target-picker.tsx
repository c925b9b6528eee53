import { useMemo } from 'react';
import { useMessages, type MessageOverrides } from '#messages';
import { Picker } from '#primitives/picker/picker.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { targetMessages } from './target.messages';
import { fromTarget, toTarget } from './target.model';
import { useTargets } from './use-targets';

export interface TargetPickerProps {
  /** Groups or friends. */
  readonly kind: SendTarget['kind'];
  readonly selection: readonly SendTarget[];
  readonly onSelectionChange: (selection: readonly SendTarget[]) => void;
  /** For notices: groups that the robot does not administer are listed but cannot be chosen. */
  readonly isForNotice?: boolean;
  readonly limit?: number;
  readonly messages?: MessageOverrides<typeof targetMessages>;
}

/** The robot's groups or friends in an inline list: a step of a dialog rather than a field. */
export function TargetPicker(props: TargetPickerProps) {
  const { kind, selection, onSelectionChange, isForNotice = false, messages, ...rest } = props;
  const t = useMessages(targetMessages, messages);
  const targets = useTargets(kind, isForNotice);
  const chosen = useMemo(() => selection.map(fromTarget), [selection]);
  return (
    <Picker
      {...rest}
      {...targets}
      label={kind === 'room' ? t.searchRooms : t.searchFriends}
      selection={chosen}
      chosenAs={kind === 'room' ? t.chosenRooms : t.chosenFriends}
      onSelectionChange={(items) => onSelectionChange(items.map(toTarget))}
      emptyText={kind === 'room' ? t.noRooms : t.noFriends}
    />
  );
}
