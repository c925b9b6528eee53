import { memo } from 'react';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import { FIELD_GROUPS } from '#lists/config/fields/config-field.ts';
import { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';
import { robotConfigMessages } from '../robot-config.messages';
import type { FieldJump } from './use-field-jump';

/** The groups above a narrow form. A select is expensive to render, and nothing in it changes while the user types. */
export default memo(function GroupSelect({ onGo }: { readonly onGo: FieldJump['toGroup'] }) {
  const names = useMessages(fieldGroupMessages);
  const t = useMessages(robotConfigMessages);
  return (
    <Select
      label={t.jumpTo}
      items={FIELD_GROUPS.map((group) => ({ id: group, label: names[group] }))}
      value={null}
      placeholder={t.groups}
      onChange={(group) => group !== null && onGo(group)}
    />
  );
});
