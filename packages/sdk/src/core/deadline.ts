/** A signal that aborts with the caller's signal or after a timeout, and reports which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly endedBy: () => 'caller' | 'time' | undefined;
  /** Starts its time anew. */
  readonly restart: () => void;
  readonly clear: () => void;
}

/** `AbortSignal.any` is missing in the oldest browsers that we support, so the two signals are combined here. */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let endedBy: 'caller' | 'time' | undefined;
  const end = (by: 'caller' | 'time') => {
    endedBy ??= by;
    controller.abort();
  };
  const onCaller = () => end('caller');
  const start = () => setTimeout(() => end('time'), timeoutMs);
  let timer = start();
  if (caller?.aborted) onCaller();
  caller?.addEventListener('abort', onCaller);
  return {
    signal: controller.signal,
    endedBy: () => endedBy,
    restart: () => {
      clearTimeout(timer);
      timer = start();
    },
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}
