import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useCloseOnBack } from '#context/use-close-on-back.ts';
import { useMessages } from '#messages';
import { Button as PlainButton } from '../button/button';
import { iconButton } from '../button/button.css';
import { Icon } from '../icon/icon';
import * as css from './date-field.css';
import { dateFieldMessages } from './date-field.messages';
import { readDay, readTime, withDay, withTime, type DayTime } from './date-field.model';

/** Years that can be chosen at once, around the shown one: people count from long ago. */
const YEARS = 60;

interface CalendarPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** The label of the field. */
  readonly label: string;
  readonly value: string;
  readonly rest: string;
  readonly first: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

/** The open calendar of a date field. */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { triggerRef, label, value, rest, first, onChange, onClose } = props;
  useCloseOnBack(true, onClose);
  const t = useMessages(dateFieldMessages);
  const { day } = readDay(value);
  const { day: firstDay } = readDay(first ?? '');
  return (
    <Popover
      className={css.popover}
      triggerRef={triggerRef}
      placement="bottom end"
      isOpen
      onOpenChange={onClose}
    >
      <Dialog className={css.dialog} aria-label={t.calendar({ label })}>
        <Calendar
          aria-label={label}
          className={css.calendar}
          autoFocus
          value={day}
          {...(firstDay && { minValue: firstDay })}
          onChange={(chosen) => {
            onChange(withDay(value, chosen, rest));
            // Its time is chosen next.
            if (rest === '') onClose();
          }}
        >
          <header className={css.header}>
            <Button slot="previous" className={iconButton.sm} aria-label={t.previous}>
              <Icon of={ChevronLeft} size={16} />
            </Button>
            <span className={css.pickers}>
              <CalendarYearPicker visibleYears={YEARS}>
                {(picker) => <Picker label={t.year} {...picker} />}
              </CalendarYearPicker>
              <CalendarMonthPicker>
                {(picker) => <Picker label={t.month} {...picker} />}
              </CalendarMonthPicker>
            </span>
            <Button slot="next" className={iconButton.sm} aria-label={t.next}>
              <Icon of={ChevronRight} size={16} />
            </Button>
          </header>
          <CalendarGrid className={css.grid}>
            <CalendarGridHeader>
              {(weekday) => (
                <CalendarHeaderCell className={css.weekday}>{weekday}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell className={css.day} date={date} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        {rest === '' ? null : <TimeLine {...props} />}
      </Dialog>
    </Popover>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MINUTES = Array.from({ length: 60 }, (_, minute) => minute);
const toItem = (part: number) => ({ id: part, formatted: String(part).padStart(2, '0') });

/** The time of the chosen day, below its calendar. */
function TimeLine({ value, rest, onChange, onClose }: CalendarPopoverProps) {
  const t = useMessages(dateFieldMessages);
  const { day, rest: stored } = readDay(value);
  const time = readTime(stored) ?? readTime(rest) ?? { hour: 0, minute: 0 };
  const change = (part: Partial<DayTime>) => onChange(withTime(value, { ...time, ...part }));
  return (
    <div className={css.footer}>
      <span className={css.pickers}>
        <Picker
          label={t.hour}
          value={time.hour}
          items={HOURS.map(toItem)}
          isDisabled={!day}
          onChange={(hour) => change({ hour })}
        />
        <span className={css.colon} aria-hidden>
          :
        </span>
        <Picker
          label={t.minute}
          value={time.minute}
          items={MINUTES.map(toItem)}
          isDisabled={!day}
          onChange={(minute) => change({ minute })}
        />
      </span>
      <PlainButton variant="primary" isDisabled={!day} onPress={onClose}>
        {t.done}
      </PlainButton>
    </div>
  );
}

interface PickerProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (key: number) => void;
  readonly items: readonly { readonly id: number; readonly formatted: string }[];
  readonly isDisabled?: boolean;
}

/** The system's own list, which a thumb can scroll. */
const Picker = ({ label, value, onChange, items, isDisabled = false }: PickerProps) => (
  <select
    className={css.picker}
    aria-label={label}
    value={value}
    disabled={isDisabled}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);
