import type { ReactNode } from 'react';
import { cx } from '../cx';
import * as css from './text.css';

export interface TextProps {
  readonly children: ReactNode;
  /** Default `span`. */
  readonly as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd' | 'strong';
  readonly size?: keyof typeof css.size;
  readonly tone?: keyof typeof css.tone;
  readonly weight?: keyof typeof css.weight;
  /** Truncates to one line with an ellipsis. */
  readonly isClipped?: boolean;
  /** Tabular figures, for numbers and times in columns. */
  readonly isTabular?: boolean;
}

/** Text in one of the sizes and colours of the theme. */
export function Text(props: TextProps) {
  const { as: Element = 'span', size = 'sm', tone = 'inherit', weight = 'regular' } = props;
  return (
    <Element
      className={cx(
        props.isClipped ? css.clip : css.text,
        css.size[size],
        css.tone[tone],
        css.weight[weight],
        props.isTabular && css.tabular,
      )}
    >
      {props.children}
    </Element>
  );
}
