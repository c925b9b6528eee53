import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import { useFormField } from '#forms';
import { dialogueMessages } from './dialogue.messages';
import type { DialogueFields } from './dialogue.model';
import { NO_ROLE, useRoleChoices } from './use-role-choices';

/** The preset role that a dialogue speaks in. */
export function RoleField() {
  const t = useMessages(dialogueMessages);
  const { control } = useFormContext<DialogueFields>();
  const { value, onChange, ...field } = useFormField(control, 'botConfig.promotId');
  const items = useRoleChoices(t.noRole, value);
  return (
    <Select
      {...field}
      label={t.role}
      items={items}
      value={value === '' ? NO_ROLE : value}
      onChange={(id) => onChange(id === NO_ROLE ? '' : id)}
    />
  );
}
