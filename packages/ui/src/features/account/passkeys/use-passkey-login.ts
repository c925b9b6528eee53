import type { SessionToken } from '@chatdeck/sdk';
import { useEffect, useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { passkeyApi } from '#store/passkey.api.ts';
import { signWithPasskey, stopAsking, type Stop } from './authenticator';
import { passkeyLoginMessages } from './passkey-login.messages';

interface Options {
  readonly onLoggedIn: (session: SessionToken) => void;
  /** The user has cancelled, which needs no words. */
  readonly onCancelled: () => void;
}

/** How a login goes on: the browser asks, or it has failed for this reason. */
export type PasskeyLoginState =
  { readonly status: 'waiting' } | { readonly status: 'failed'; readonly text: string };

/** A login with a passkey, which begins at once. */
export function usePasskeyLogin({ onLoggedIn, onCancelled }: Options) {
  const t = useMessages(passkeyLoginMessages);
  const [begin] = passkeyApi.useBeginPasskeyLoginMutation();
  const [login] = passkeyApi.usePasskeyLoginMutation();
  const [state, setState] = useState<PasskeyLoginState>({ status: 'waiting' });
  const isShown = useRef(false);

  const fail = (text: string) => setState({ status: 'failed', text });
  const refuse = (error: unknown) =>
    fail((isCallError(error) && error.issues[0]?.message) || t.failed);

  function stopped(stop: Stop, site: string): void {
    if (stop === 'cancelled') onCancelled();
    else if (stop === 'too late') fail(t.tooLate);
    else fail(stop === 'elsewhere' ? t.elsewhere(site) : t.unable);
  }

  async function run(): Promise<void> {
    setState({ status: 'waiting' });
    const begun = await begin();
    if (!isShown.current) return;
    if (!begun.data) {
      refuse(begun.error);
      return;
    }
    const given = await signWithPasskey(begun.data);
    if (!isShown.current) return;
    if ('stop' in given) {
      stopped(given.stop, begun.data.rpId);
      return;
    }
    const { data, error } = await login(given.credential);
    // Whoever has gone back meanwhile is doing something else.
    if (!isShown.current) return;
    if (data) onLoggedIn(data);
    else refuse(error);
  }

  const start = useRef(run);
  useEffect(() => {
    isShown.current = true;
    // In the next turn: what React shows once only to hide it again asks nobody.
    const timer = setTimeout(() => void start.current());
    return () => {
      isShown.current = false;
      clearTimeout(timer);
      stopAsking();
    };
  }, []);

  return { state, retry: () => void run() };
}
