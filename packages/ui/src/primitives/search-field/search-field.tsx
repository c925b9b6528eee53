import { Search, X } from 'lucide-react';
import { useState, type CompositionEvent } from 'react';
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
  /** Not called for the letters of a word that an input method is still composing. */
  readonly onChange: (value: string) => void;
}

/** A search field for a list; Esc clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useMessages(primitiveMessages);
  /** The text while a word is composed. */
  const [composed, setComposed] = useState<string>();
  return (
    <AriaSearchField
      className={css.field}
      aria-label={label}
      value={composed ?? value}
      onChange={composed === undefined ? onChange : setComposed}
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
        <Input
          className={cx(fieldCss.input, css.input)}
          placeholder={label}
          // The keys are those of the input method: its Esc must not clear the field.
          onKeyDownCapture={(event) => composed === undefined || event.stopPropagation()}
          onCompositionStart={() => setComposed(value)}
          onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
            setComposed(undefined);
            onChange(currentTarget.value);
          }}
        />
        {value === '' ? null : (
          <IconButton size="sm" icon={X} label={t.clearSearch} onPress={() => onChange('')} />
        )}
      </Group>
    </AriaSearchField>
  );
}
