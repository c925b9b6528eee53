import { isSessionCode } from '@chatdeck/sdk/constants';
import type { LiveSink, LiveSource } from './listen-alone';
import { canShare, listenShared } from './listen-shared';
import { listenWhileVisible } from './listen-while-visible';

/** Delay before the next poll after a refusal or while nobody is signed in. */
const PAUSE_MS = 15_000;

/** Listens until the signal aborts, to whichever session the client has; a refused session is not tried again. */
export async function listenPersistently(
  source: LiveSource,
  sink: LiveSink,
  signal: AbortSignal,
  onRefused: (refusal: { readonly code: number; readonly message: string }) => void,
): Promise<void> {
  let refused: string | undefined;
  let listen = canShare() ? listenShared : listenWhileVisible;
  while (!signal.aborted) {
    const scope = await scopeOf(source);
    if (scope !== null && scope !== refused) {
      try {
        await listen(source, scope, sink, signal);
      } catch (error) {
        // A browser that stores nothing for a site grants it no locks either.
        if (listen === listenShared && isDenied(error)) {
          listen = listenWhileVisible;
          continue;
        }
        const refusal = refusalOf(error);
        const isOver = refusal !== undefined && isSessionCode(refusal.code);
        if (isOver) refused = scope;
        // Not reported if the user has switched sessions meanwhile.
        if (isOver && !signal.aborted && (await scopeOf(source)) === scope) onRefused(refusal);
      }
      if ((await scopeOf(source)) !== scope) continue;
    }
    await pause(signal);
  }
}

/** A host that gives no token now may give one later; until then there is nothing to listen to. */
const scopeOf = (source: LiveSource): Promise<string | null> => source.scope().catch(() => null);

const isDenied = (error: unknown) =>
  error instanceof DOMException && error.name === 'SecurityError';

// Checks the shape: importing the class from the SDK's root would bundle the whole client.
function refusalOf(error: unknown): { code: number; message: string } | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? { code: error.code, message: error.message } : undefined;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
