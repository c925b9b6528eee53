import { cx } from '../cx';
import * as css from './keyword.css';

export interface KeywordProps {
  readonly children: string;
  /** Its rule is paused. */
  readonly isOff?: boolean;
}

/** What somebody types, in corner marks as Chinese quotes it. */
export const Keyword = ({ children, isOff }: KeywordProps) => (
  <span className={cx(css.keyword, isOff && css.off)}>{children}</span>
);
