import type { ReactNode } from 'react';
import type * as css from './data-table.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * In a card, that is under 640 px: `main` is its title, `line` a line with the header as its label,
   * `hidden` is left out. Default `line`.
   */
  readonly narrow?: 'main' | 'line' | 'hidden';
  readonly width?: keyof typeof css.width;
  readonly align?: 'start' | 'end';
  readonly isTabular?: boolean;
  /** What the rows are sorted by; without it the column does not sort. */
  readonly sortBy?: (row: Row) => string | number;
}

/** Which column the rows are sorted by. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
