import { useEffect, useState } from 'react';
import * as css from './scan-code.css';

const TICK_MS = 1_000;

interface Props {
  readonly label: string;
  readonly lifetimeMs: number;
}

/** How much of its time a code has left, from when this was first shown. */
export function TimeLeft({ label, lifetimeMs }: Props) {
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((lifetimeMs - (now - since)) / 1_000));
  const total = Math.ceil(lifetimeMs / 1_000);
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={left}
      aria-valuetext={`${left} s`}
    >
      <div className={css.bar} style={{ width: `${(left / total) * 100}%` }} />
    </div>
  );
}
