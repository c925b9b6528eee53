import { useId } from 'react';
import { useMessages } from '#messages';
import * as css from './tag-filter.css';
import { tagFilterMessages } from './tag-filter.messages';
import { EVERY_TAG, type TagChoice } from './use-tag-choice';

/**
 * Filters a list by tag; renders nothing if there are no tags. Uses native inputs, because it is part of a
 * list's initial load.
 */
export function TagFilter({ tags, tag, onTagChange }: TagChoice) {
  const t = useMessages(tagFilterMessages);
  const group = useId();
  if (tags.length === 0) return null;
  const items = [
    { value: EVERY_TAG, label: t.every },
    ...tags.map(({ tag: name, count }) => ({ value: name, label: t.tag({ name, count }) })),
  ];
  const selected = tag ?? EVERY_TAG;
  return (
    <div className={css.facets} role="radiogroup" aria-label={t.label}>
      {items.map(({ value, label }) => (
        <label
          key={value}
          className={css.tag}
          data-selected={value === selected ? true : undefined}
        >
          {label}
          <input
            type="radio"
            name={group}
            className={css.input}
            checked={value === selected}
            onChange={() => onTagChange(value === EVERY_TAG ? undefined : value)}
          />
        </label>
      ))}
    </div>
  );
}
