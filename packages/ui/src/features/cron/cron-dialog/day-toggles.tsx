import { useRef, useEffect } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { cx } from '#primitives/cx.ts';
import * as css from './cron-dialog.css';

export interface Day<Id extends number | 'last'> {
  readonly id: Id;
  /** The visible label. */
  readonly label: string;
  /** The full name, for screen readers. */
  readonly name: string;
}

export interface DayTogglesProps<Id extends number | 'last'> {
  readonly label: string;
  readonly days: readonly Day<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  readonly errorMessage: string | undefined;
  /** The number of refused attempts; each moves the focus here while there is an error. */
  readonly attempts: number;
  readonly isMonth?: boolean;
}

/** Toggles for days of a week or a month. */
export function DayToggles<Id extends number | 'last'>(props: DayTogglesProps<Id>) {
  const { label, days, value, onChange, errorMessage, attempts, isMonth = false } = props;
  const first = useRef<HTMLButtonElement>(null);
  const isWrong = errorMessage !== undefined;
  useEffect(() => {
    if (attempts > 0 && isWrong) first.current?.focus();
  }, [attempts, isWrong]);
  return (
    <div className={css.group} role="group" aria-label={label}>
      <span className={css.label} aria-hidden>
        {label}
      </span>
      <div className={isMonth ? css.monthDays : css.days}>
        {days.map((day, at) => (
          <ToggleButton
            key={day.id}
            ref={at === 0 ? first : null}
            className={cx(css.day, day.id === 'last' && css.wide)}
            aria-label={day.name}
            isSelected={value.includes(day.id)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, day.id] : value.filter((id) => id !== day.id))
            }
          >
            {day.label}
          </ToggleButton>
        ))}
      </div>
      {isWrong ? (
        <span className={css.error} role="alert">
          {errorMessage}
        </span>
      ) : null}
    </div>
  );
}
