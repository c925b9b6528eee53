import type { PrivateForwardForm } from '@chatdeck/sdk';
import { FORWARD_DEFAULTS, FORWARD_FILTERS, FORWARD_MESSAGES } from '@chatdeck/sdk/constants';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Stack } from '#primitives/stack/stack.tsx';
import { useFormField } from '#forms';
import { ChoiceField } from '#forms/choice-field.tsx';
import { useListField } from '#forms/use-list-field.ts';
import { NameField, NameTags } from '#features/target/index.ts';
import { privateForwardMessages } from './private-forward.messages';

export interface PrivateForwardViewProps {
  readonly control: Control<PrivateForwardForm, unknown, PrivateForwardForm>;
}

/** The fields of a designated-user forward rule. */
export function PrivateForwardView({ control }: PrivateForwardViewProps) {
  const t = useMessages(privateForwardMessages);
  const { optional } = useMessages(primitiveMessages);
  const { field: type } = useController({ control, name: 'type' });
  const { field: filter } = useController({ control, name: 'filter' });
  const name = useFormField(control, 'name');
  const rooms = useListField(control, 'rooms');
  const contacts = useListField(control, 'contacts');
  return (
    <Stack>
      <NameField
        {...name}
        kind="contact"
        label={t.name}
        placeholder={t.namePlaceholder}
        description={t.nameHint}
      />
      <ChoiceField
        label={t.type}
        choices={FORWARD_MESSAGES}
        value={type.value}
        onChange={type.onChange}
      />
      <ChoiceField
        label={t.filter}
        choices={FORWARD_FILTERS}
        value={filter.value ?? FORWARD_DEFAULTS.filter}
        onChange={filter.onChange}
        description={t.filterHint}
      />
      <NameTags
        {...rooms}
        kind="room"
        label={t.rooms}
        optionalLabel={optional}
        placeholder={t.roomsPlaceholder}
      />
      <NameTags
        {...contacts}
        kind="contact"
        label={t.contacts}
        optionalLabel={optional}
        placeholder={t.contactsPlaceholder}
      />
      <NowhereNotice control={control} />
    </Stack>
  );
}

function NowhereNotice({ control }: PrivateForwardViewProps) {
  const t = useMessages(privateForwardMessages);
  const [name, rooms, contacts] = useWatch({ control, name: ['name', 'rooms', 'contacts'] });
  const isNowhere = name.trim() !== '' && rooms.length + contacts.length === 0;
  return isNowhere ? <Banner tone="warning">{t.nowhere}</Banner> : null;
}
