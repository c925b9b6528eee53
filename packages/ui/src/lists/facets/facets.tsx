import { useId } from 'react';
import * as css from './facets.css';

interface Facet<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly facets: readonly Facet<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Filters a list by one of several facets. Uses native inputs, because it is part of a list's initial load. */
export function Facets<Value extends string>({ label, facets, value, onChange }: Props<Value>) {
  const group = useId();
  return (
    <div className={css.facets} role="radiogroup" aria-label={label}>
      {facets.map((facet) => (
        <label
          key={facet.value}
          className={css.choice}
          data-selected={facet.value === value ? true : undefined}
        >
          {facet.label}
          <input
            type="radio"
            name={group}
            className={css.input}
            checked={facet.value === value}
            onChange={() => onChange(facet.value)}
          />
        </label>
      ))}
    </div>
  );
}
