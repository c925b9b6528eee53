import type { ReactNode } from 'react';
import type * as css from './data-table.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * The place in a card, that is up to 640 px: `main` is its title, `line` a line labelled with the header, `hidden`
   * is omitted. Default `line`.
   */
  readonly narrow?: 'main' | 'line' | 'hidden';
  readonly width?: keyof typeof css.width;
  readonly align?: 'start' | 'end';
  readonly isTabular?: boolean;
  /** The sort key; without it the column is not sortable. */
  readonly sortBy?: (row: Row) => string | number;
}

/** The column and direction of sorting. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
