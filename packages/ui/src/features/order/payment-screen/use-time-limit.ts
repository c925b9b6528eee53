import { useEffect, useState } from 'react';

/** True until `ms` milliseconds have passed; `restart` starts over. */
export function useTimeLimit(ms: number) {
  const [round, setRound] = useState(0);
  const [endedRound, setEndedRound] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setEndedRound(round), ms);
    return () => clearTimeout(timer);
  }, [round, ms]);
  return { isRunning: endedRound !== round, restart: () => setRound(round + 1) };
}
