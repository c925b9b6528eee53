import { useEffect, useRef } from 'react';
import type { CallError } from '#context/call-error.ts';
import { developerNotice } from '#context/developer-notice.ts';
import type { CallPort } from '#store/call-port.ts';
import { propertyName } from '#theme/property-name.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Identifies this copy of the package among those of a page. */
const OWN_COPY = {};

/** Under this the page holds the copies of the package that have rendered a provider. */
const COPIES = Symbol.for('chatdeck.ui.copies');

const FIX: Readonly<Partial<Record<CallError['kind'], string>>> = {
  missing: 'Pass it to `createClient`, or the panel that needs it to `createPanelClient`.',
  network:
    "Check the client's `baseUrl` (the address of the server, without /v1), that the server runs, and that it allows the origin of this page (ALLOWED_ORIGINS).",
  contract:
    'The server and @chatdeck/sdk do not fit together: use the SDK of the same release as the server.',
  token:
    'Check `auth.getToken` of the client: it has to return the token of a session, or nothing.',
};

/**
 * Tells the developer of the host page, in a development build only, what prevents our part of it from working: no style
 * sheet, a second copy of the package, a server that cannot be reached or understood, a token that does not come.
 */
export function Diagnosis({ port }: { readonly port: CallPort }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Inside of the condition, so that bundlers leave it out of a production build with all that it says.
    if (process.env.NODE_ENV === 'development') {
      return port.onFailure(({ kind, message }) => {
        const fix = FIX[kind];
        if (fix !== undefined) developerNotice(`${message}. ${fix}`);
      });
    }
    return undefined;
  }, [port]);
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' && place.current) {
      const aToken = getComputedStyle(place.current).getPropertyValue(
        `--${propertyName('lineXs')}`,
      );
      if (aToken === '') {
        developerNotice(
          "the style sheet is missing. Import '@chatdeck/ui/styles.css' or, in a shadow root, put it there.",
        );
      }
      if (isSecondCopy()) {
        developerNotice(
          'two copies of @chatdeck/ui are on this page, whose style sheets may disturb each other. Align their versions (`npm ls @chatdeck/ui`), or put each in a shadow root of its own.',
        );
      }
    }
  }, []);
  return <span ref={place} hidden />;
}

function isSecondCopy(): boolean {
  const known: unknown = Reflect.get(globalThis, COPIES);
  const copies: Set<unknown> = known instanceof Set ? known : new Set();
  Reflect.set(globalThis, COPIES, copies.add(OWN_COPY));
  return copies.size > 1;
}
