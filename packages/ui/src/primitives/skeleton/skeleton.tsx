import { useEffect, useState } from 'react';
import { part } from '#theme/part.ts';
import { reset } from '#theme';
import { cx } from '../cx';
import * as css from './skeleton.css';

/** Delay before a skeleton is shown: one that flashes is worse than none. */
const DELAY_MS = 200;

export interface SkeletonProps {
  readonly width?: keyof typeof css.width;
  readonly isTall?: boolean;
}

/** A placeholder bar for text that is loading. */
export const Skeleton = ({ width = 'full', isTall }: SkeletonProps) => (
  <span aria-hidden className={cx(css.width[width], isTall && css.tall)} />
);

export interface ListSkeletonProps {
  /** What is being loaded; the accessible name. */
  readonly label: string;
  /** Default 5. */
  readonly rows?: number;
}

/** The skeleton of a loading list, shown after 200 ms. */
export function ListSkeleton({ label, rows = 5 }: ListSkeletonProps) {
  const isShown = useDelayed();
  return (
    <div {...part('skeleton')} className={css.rows} role="status" aria-busy="true">
      <span className={reset.visuallyHidden}>{label}</span>
      {isShown
        ? Array.from({ length: rows }, (_, row) => (
            <div key={row} className={css.row}>
              <Skeleton width={row % 2 === 0 ? 'medium' : 'long'} />
              <Skeleton width="short" />
            </div>
          ))
        : null}
    </div>
  );
}

/** False at first; true once a skeleton is due. */
export function useDelayed(ms = DELAY_MS): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
