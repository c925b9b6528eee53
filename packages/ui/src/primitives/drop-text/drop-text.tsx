import * as css from './drop-text.css';

interface Props {
  readonly choose: string;
  /** The other half of the sentence, such as "or drop it here". */
  readonly drop: string;
}

/** What an area for files says: that one can be chosen or, where there is a mouse, dropped. */
export const DropText = ({ choose, drop }: Props) => (
  <span>
    <span className={css.choose}>{choose}</span> <span className={css.drop}>{drop}</span>
  </span>
);
