import type { ReactNode } from 'react';
import { cx } from '../cx';
import * as css from './stack.css';

export interface StackProps {
  readonly children: ReactNode;
  /** In steps of 4 px. Default 4. */
  readonly gap?: keyof typeof css.gap;
}

/** Things below each other. */
export const Stack = ({ children, gap = 4 }: StackProps) => (
  <div className={cx(css.stack, css.gap[gap])}>{children}</div>
);

export interface RowProps extends StackProps {
  readonly wraps?: boolean;
  /** Pushes the first and the last to the edges. */
  readonly isSpread?: boolean;
}

/** Things beside each other. */
export const Row = ({ children, gap = 2, wraps, isSpread }: RowProps) => (
  <div className={cx(css.row, css.gap[gap], wraps && css.wraps, isSpread && css.spread)}>
    {children}
  </div>
);

/** Takes the room that is left in a row. */
export const Grow = ({ children }: { readonly children?: ReactNode }) => (
  <div className={css.grow}>{children}</div>
);

/** Two columns of short things that belong together; one below the other when narrow. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.columns}>{children}</div>
);
