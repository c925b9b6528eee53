import type { ReactNode } from 'react';
import { cx } from '../cx';
import * as css from './stack.css';

export interface StackProps {
  readonly children: ReactNode;
  /** In steps of 4 px. Default 4. */
  readonly gap?: keyof typeof css.gap;
}

/** Stacks its children vertically. */
export const Stack = ({ children, gap = 4 }: StackProps) => (
  <div className={cx(css.stack, css.gap[gap])}>{children}</div>
);

export interface RowProps extends StackProps {
  readonly wraps?: boolean;
  /** Pushes the first and last child to the edges. */
  readonly isSpread?: boolean;
}

/** Arranges its children in a row. */
export const Row = ({ children, gap = 2, wraps, isSpread }: RowProps) => (
  <div className={cx(css.row, css.gap[gap], wraps && css.wraps, isSpread && css.spread)}>
    {children}
  </div>
);

/** Takes up the remaining space of a row. */
export const Grow = ({ children }: { readonly children?: ReactNode }) => (
  <div className={css.grow}>{children}</div>
);

/** Two columns for short related content; stacked in a narrow container. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.columns}>{children}</div>
);
