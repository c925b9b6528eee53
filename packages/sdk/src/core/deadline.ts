/** A signal that ends with the caller's own signal or after a time limit, and says which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly endedBy: () => 'caller' | 'time' | undefined;
  readonly clear: () => void;
}

/** `AbortSignal.any` is younger than the browsers that we support, so the two are joined by hand. */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let endedBy: 'caller' | 'time' | undefined;
  const end = (by: 'caller' | 'time') => {
    endedBy ??= by;
    controller.abort();
  };
  const onCaller = () => end('caller');
  const timer = setTimeout(() => end('time'), timeoutMs);
  if (caller?.aborted) onCaller();
  caller?.addEventListener('abort', onCaller);
  return {
    signal: controller.signal,
    endedBy: () => endedBy,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}
