import { reset } from '#theme';
import { useDelayed } from '#primitives/skeleton/skeleton.tsx';
import { grid } from './material-card.css';
import { shape } from './material-library.css';

const CARDS = 8;

/** The cards that are loading, shown after 200 ms. */
export function GridSkeleton({ label }: { readonly label: string }) {
  const isShown = useDelayed();
  return (
    <div role="status" aria-busy="true">
      <span className={reset.visuallyHidden}>{label}</span>
      <div className={grid} aria-hidden>
        {isShown
          ? Array.from({ length: CARDS }, (_, at) => <div key={at} className={shape} />)
          : null}
      </div>
    </div>
  );
}
