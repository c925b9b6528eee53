import { useEffect, useState } from 'react';
import type { PartState } from '../part/part-state';
import { useStoredConfig } from '../use-dashboard';
import { nextSends, type NextSend } from './next-sends.model';

const COUNT = 4;
const MINUTE_MS = 60_000;

/** The next sends of the stored config; recomputed every minute, since some are over by then. */
export function useNextSends(): PartState<readonly NextSend[]> {
  const stored = useStoredConfig();
  const config = stored.status === 'ready' ? stored.data.config : undefined;
  const [sends, setSends] = useState<readonly NextSend[]>();
  const [minute, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((last) => last + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (config === undefined) return undefined;
    let isShown = true;
    nextSends(config, new Date(), COUNT).then(
      (found) => isShown && setSends(found),
      // The engine could not be loaded; retried at the next minute.
      () => isShown && setSends((last) => last ?? []),
    );
    return () => {
      isShown = false;
    };
  }, [config, minute]);
  if (stored.status !== 'ready') return stored;
  return sends ? { ...stored, data: sends } : { status: 'loading' };
}
