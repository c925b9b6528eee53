import { useEffect, useRef } from 'react';
import type { CallError } from '#context/call-error.ts';
import { developerNotice } from '#context/developer-notice.ts';
import type { CallPort } from '#store/call-port.ts';
import { propertyName } from '#theme/property-name.ts';
import type { Tokens } from '#theme/tokens.ts';
import { missingTones } from './missing-tones';

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

interface DiagnosisProps {
  readonly port: CallPort;
  readonly tokens: Tokens | undefined;
}

/**
 * Tells the developer of the host page, in a development build only, what prevents our part of it from working: no style
 * sheet, a second copy of the package, half an accent, a server that cannot be reached or understood, a token that does
 * not come. Bundlers leave it out of a production build with all that it says.
 */
export const Diagnosis = (props: DiagnosisProps) =>
  process.env.NODE_ENV === 'development' ? <Checks {...props} /> : null;

function Checks({ port, tokens }: DiagnosisProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      port.onFailure(({ kind, message }) => {
        const fix = FIX[kind];
        if (fix !== undefined) developerNotice(`${message}. ${fix}`);
      }),
    [port],
  );
  useEffect(() => {
    if (!place.current) return;
    const aToken = getComputedStyle(place.current).getPropertyValue(`--${propertyName('lineXs')}`);
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
  }, []);
  useEffect(() => {
    const tones = missingTones(tokens);
    if (tones.length > 0) {
      developerNotice(
        `the token "accent" is given without its tones, which stay green: ${tones.join(', ')}. accentTokens('#8a2b3c') of @chatdeck/ui/theme makes them`,
      );
    }
  }, [tokens]);
  return <span ref={place} hidden />;
}

function isSecondCopy(): boolean {
  const known: unknown = Reflect.get(globalThis, COPIES);
  const copies: Set<unknown> = known instanceof Set ? known : new Set();
  Reflect.set(globalThis, COPIES, copies.add(OWN_COPY));
  return copies.size > 1;
}
