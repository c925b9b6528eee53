import { cx } from '../cx';
import type { OptionItem } from './option-item';
import * as css from './option-list.css';

export interface OptionRowProps<Item extends OptionItem> {
  readonly id: string;
  readonly item: Item;
  readonly isSelected: boolean;
  readonly isMultiple: boolean;
  readonly isActive: boolean;
  /** From 1, in the whole list. */
  readonly position: number;
  readonly size: number;
  readonly onPress: (item: Item) => void;
}

/** One choice of a list. One that cannot be chosen says why, in the place of its hint. */
export function OptionRow<Item extends OptionItem>(props: OptionRowProps<Item>) {
  const { item, isSelected, isMultiple, isActive, onPress } = props;
  const hint = item.disabledReason ?? item.hint;
  return (
    <div
      id={props.id}
      className={cx(css.option, isMultiple ? css.ticked : css.single)}
      role="option"
      aria-selected={isSelected}
      aria-disabled={item.disabledReason === undefined ? undefined : true}
      aria-posinset={props.position}
      aria-setsize={props.size}
      data-active={isActive || undefined}
      onClick={() => item.disabledReason === undefined && onPress(item)}
    >
      <span className={css.name}>{item.label}</span>
      {hint ? <span className={css.hint}>{hint}</span> : null}
    </div>
  );
}
