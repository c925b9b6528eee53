import type { readRow } from '@chatdeck/sdk';
import { lazyCode } from '#context/lazy-code.ts';

/** Reads one row of a list of the config as the robot does, with its defaults. */
export type RowReader = typeof readRow;

const useReaderCode = lazyCode(() => import('./read-row'));

/** Reads rows; undefined while its code loads, which takes no longer than the config. */
export const useRowReader = (): RowReader | undefined => useReaderCode()?.readRow;
