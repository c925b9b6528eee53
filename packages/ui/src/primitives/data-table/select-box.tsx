import { part } from '#theme/part.ts';
import * as css from './select-box.css';

export interface SelectBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  /** Indeterminate: only some rows are selected; omitted for a single row. */
  readonly isMixed?: boolean;
  /** `isRange` if Shift was held: selects everything from the last toggled row. */
  readonly onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** The checkbox that selects a row, or all rows. */
export function SelectBox({ label, isSelected, isMixed, onChange }: SelectBoxProps) {
  const mix = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed ?? false;
  };
  return (
    <input
      type="checkbox"
      {...part('checkbox')}
      className={css.box}
      aria-label={label}
      checked={isSelected}
      ref={isMixed === undefined ? null : mix}
      onChange={({ nativeEvent, currentTarget }) =>
        onChange(currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}
