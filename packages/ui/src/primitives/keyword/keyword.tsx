import { part } from '#theme/part.ts';
import { cx } from '../cx';
import * as css from './keyword.css';

export interface KeywordProps {
  readonly children: string;
  /** The rule is paused. */
  readonly isOff?: boolean;
}

/** A keyword in corner brackets, the Chinese quotation marks. */
export const Keyword = ({ children, isOff }: KeywordProps) => (
  <span {...part('keyword')} className={cx(css.keyword, isOff && css.off)}>
    {children}
  </span>
);
