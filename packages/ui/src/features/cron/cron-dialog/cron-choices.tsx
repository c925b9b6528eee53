import { SCHEDULE_INTERVALS, textIn, isChinese } from '@chatdeck/sdk/constants';
import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { cx } from '#primitives/cx.ts';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Select } from '#primitives/select/select.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import * as css from './cron-dialog.css';
import { hasTime, toFields } from './cron-draft.model';
import { cronMessages } from './cron.messages';
import { SixFields } from './six-fields';
import type { CronEditor } from './use-cron-dialog';

const KINDS = ['interval', 'daily', 'weekly', 'monthly', 'custom'] as const;
/** Monday first, as in Chinese calendars; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const MONTH = Array.from({ length: 31 }, (_, at) => at + 1);
/** In English the accessible name equals the visible label, because `Mon` is not a whole word of `Monday`. */
const SAME = ['short', 'short'] as const;
/** A Sunday, from which the weekday names are formatted. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** The choices of a schedule. */
export function CronChoices({ editor }: { readonly editor: CronEditor }) {
  const t = useMessages(cronMessages);
  const { draft, change, changeKind, expression, fault, attempts } = editor;
  const fields = draft.kind === 'custom' ? draft.fields : toFields(expression ?? '');
  return (
    <Stack>
      <SegmentedControl
        label={t.kind}
        items={KINDS.map((id) => ({ id, label: t[id] }))}
        value={draft.kind}
        onChange={changeKind}
      />
      <KindFields editor={editor} />
      {hasTime(draft) ? <TimeField editor={editor} /> : null}
      {/* Editing these fields switches the kind to a custom expression. */}
      <SixFields
        fields={fields}
        onChange={(written) => change({ kind: 'custom', fields: written })}
        fault={draft.kind === 'custom' ? fault : undefined}
        attempts={attempts}
      />
    </Stack>
  );
}

function KindFields({ editor }: { readonly editor: CronEditor }) {
  const t = useMessages(cronMessages);
  const { locale } = useChatdeck();
  const { draft, change, fault, attempts } = editor;
  const shared = { errorMessage: fault?.at === 'days' ? fault.text : undefined, attempts };
  if (draft.kind === 'interval') {
    return (
      <Select
        label={t.every}
        items={SCHEDULE_INTERVALS.map(({ value, text }) => ({
          id: value,
          label: textIn(text, locale),
        }))}
        value={draft.interval}
        onChange={(interval) => interval && change({ interval })}
      />
    );
  }
  if (draft.kind === 'weekly') {
    const dayName = (id: number, weekday: 'narrow' | 'short' | 'long') =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
        SUNDAY + id * 86_400_000,
      );
    const [short, full] = isChinese(locale) ? (['narrow', 'long'] as const) : SAME;
    const days = WEEK.map((id) => ({ id, label: dayName(id, short), name: dayName(id, full) }));
    return (
      <DayToggles
        {...shared}
        label={t.weekdays}
        days={days}
        value={draft.weekdays}
        onChange={(weekdays) => change({ weekdays })}
      />
    );
  }
  if (draft.kind !== 'monthly') return null;
  const days = MONTH.map((day) => ({ id: day, label: String(day), name: t.dayName({ day }) }));
  return (
    <DayToggles<number | 'last'>
      {...shared}
      label={t.days}
      isMonth
      days={[...days, { id: 'last', label: t.lastDay, name: t.lastDay }]}
      value={draft.days}
      onChange={(chosen) => change({ days: chosen })}
    />
  );
}

function TimeField({ editor }: { readonly editor: CronEditor }) {
  const t = useMessages(cronMessages);
  const input = useRef<HTMLInputElement>(null);
  const { draft, change, fault, attempts } = editor;
  const isWrong = fault?.at === 'time';
  useEffect(() => {
    if (attempts > 0 && isWrong) input.current?.focus();
  }, [attempts, isWrong]);
  return (
    <TextField
      label={t.time}
      icon={Clock}
      suffix="Asia/Shanghai"
      placeholder="08:00"
      inputRef={input}
      value={draft.time}
      onChange={(time) => change({ time })}
      errorMessage={isWrong ? fault.text : undefined}
    />
  );
}

interface Day<Id extends number | 'last'> {
  readonly id: Id;
  /** The visible label. */
  readonly label: string;
  /** The full name, for screen readers. */
  readonly name: string;
}

interface DayTogglesProps<Id extends number | 'last'> {
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
function DayToggles<Id extends number | 'last'>(props: DayTogglesProps<Id>) {
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
      <div className={isMonth ? css.monthDays : css.weekDays}>
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
