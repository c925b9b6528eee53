import type { ClientOptions } from '../../core/connection';

/** Identifies the session of a client without revealing its token; null while nobody is signed in. */
export function scopeOf({ auth, baseUrl = '' }: ClientOptions): () => Promise<string | null> {
  let known: { readonly token: string; readonly scope: Promise<string> } | undefined;
  return async () => {
    const token = (await auth?.getToken()) ?? null;
    if (token === null || token === '') return null;
    if (known?.token !== token) known = { token, scope: digest(`${baseUrl}\n${token}`) };
    return known.scope;
  };
}

async function digest(text: string): Promise<string> {
  // Pages without https have no `crypto.subtle`, and no locks to share a stream with either: a random scope suffices.
  if (!globalThis.crypto?.subtle) return `own-${Math.random().toString(36).slice(2)}`;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
