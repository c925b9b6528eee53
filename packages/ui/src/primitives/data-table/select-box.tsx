import * as css from './select-box.css';

export interface SelectBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of what it stands for is selected; left out where it stands for one row. */
  readonly isMixed?: boolean;
  /** `isRange` when Shift was held: everything from the last one. */
  readonly onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** The box that selects a row, or all of them. */
export function SelectBox({ label, isSelected, isMixed, onChange }: SelectBoxProps) {
  const mix = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed ?? false;
  };
  return (
    <input
      type="checkbox"
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
