import type { RobotConfigField } from '@chatdeck/sdk';
import { memo, useMemo, useState } from 'react';
import { useMessages } from '#messages';
import { Autocomplete } from '#primitives/autocomplete/autocomplete.tsx';
import { isFieldKey, searchFields } from '#lists/config/fields/config-fields.ts';
import { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { robotConfigMessages } from '../robot-config.messages';

interface FieldSearchProps {
  readonly onFind: (key: RobotConfigField) => void;
}

/** Finds a setting by name, key or help text, and scrolls to it. */
export const FieldSearch = memo(function FieldSearch({ onFind }: FieldSearchProps) {
  const t = useMessages(robotConfigMessages);
  const names = useMessages(fieldGroupMessages);
  const { labelOf } = useFieldTexts();
  const [term, setTerm] = useState('');
  const [query, setQuery] = useState('');
  const items = useMemo(
    () =>
      searchFields(query, labelOf).map((field) => ({
        id: field.key,
        label: labelOf(field),
        hint: names[field.group],
      })),
    [query, labelOf, names],
  );
  return (
    <Autocomplete
      label={t.findField}
      placeholder={t.findPlaceholder}
      value={term}
      onChange={setTerm}
      onSearch={setQuery}
      suggestions={items}
      onPick={({ id }) => {
        setTerm('');
        setQuery('');
        if (isFieldKey(id)) onFind(id);
      }}
    />
  );
});
