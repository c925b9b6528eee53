import { UnreachableScreen } from '@chatdeck/ui/shell';
import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** A server that starts again tells nobody: it is asked this often, in ms. */
const AGAIN_MS = 10_000;

/** In the place of a page while the server cannot say who visits; the page comes as soon as it can. */
export function Unreachable({ why }: { readonly why: string | undefined }) {
  const { revalidate, state } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <UnreachableScreen
      {...(why && { detail: why })}
      isRetrying={state === 'loading'}
      onRetry={retry}
    />
  );
}
