import { Search, X } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import * as fieldCss from '../field/field.css';
import { Icon } from '../icon/icon';
import { primitiveMessages } from '../primitives.messages';
import * as css from './search-field.css';

export interface SearchFieldProps {
  /** Label and placeholder of the field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field for a list; Esc clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useMessages(primitiveMessages);
  return (
    <AriaSearchField
      className={css.field}
      aria-label={label}
      value={value}
      onChange={onChange}
      autoComplete="off"
      // The list has followed every letter; Enter must not submit a form of the host.
      onSubmit={() => undefined}
    >
      <Group
        {...part('search')}
        className={cx(fieldCss.frame, fieldCss.frameTight)}
        role="presentation"
      >
        <Icon of={Search} size={16} className={css.icon} />
        <Input className={cx(fieldCss.input, css.input)} placeholder={label} />
        {value === '' ? null : (
          <IconButton size="sm" icon={X} label={t.clearSearch} onPress={() => onChange('')} />
        )}
      </Group>
    </AriaSearchField>
  );
}
