import * as css from './drop-text.css';

interface Props {
  /** The first half of the sentence, such as "Drop a file here, or". */
  readonly drop: string;
  readonly choose: string;
}

/** What an area for files says: that they can be dropped, where there is a mouse, or chosen. */
export function DropText({ drop, choose }: Props) {
  return (
    <span>
      <span className={css.drop}>{drop} </span>
      <span className={css.choose}>{choose}</span>
    </span>
  );
}
