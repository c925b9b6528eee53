import type { NewCredential, PasskeyCreation, PasskeyRequest, UsedCredential } from '@chatdeck/sdk';

/** Loaded when the browser is about to ask its user. */
const webauthn = () => import('@simplewebauthn/browser');

/** Why the browser gave nothing: `known` if the device has a passkey of the account already. */
export type Stop = 'cancelled' | 'too late' | 'elsewhere' | 'known' | 'unable';

/** What the browser gave, or why it did not. */
export type Given<T> = { readonly credential: T } | { readonly stop: Stop };

/** A browser says of neither a user who cancels nor of one who takes too long which it was. */
const MARGIN_MS = 1_000;

/** Asks the browser to make a passkey. */
export const makePasskey = (optionsJSON: PasskeyCreation): Promise<Given<NewCredential>> =>
  asking(optionsJSON.timeout, async () => {
    const { startRegistration } = await webauthn();
    const { id, rawId, type, response } = await startRegistration({
      optionsJSON: {
        ...optionsJSON,
        excludeCredentials: optionsJSON.excludeCredentials.map(({ id: known }) => ({
          id: known,
          type: 'public-key',
        })),
      },
    });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  });

/** Asks the browser to sign with a passkey that its user chooses. */
export const signWithPasskey = (optionsJSON: PasskeyRequest): Promise<Given<UsedCredential>> =>
  asking(optionsJSON.timeout, async () => {
    const { startAuthentication } = await webauthn();
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  });

/** Takes back what the browser is asking, if it is. */
export const stopAsking = (): void =>
  void webauthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

async function asking<T>(timeoutMs: number, ask: () => Promise<T>): Promise<Given<T>> {
  const begun = Date.now();
  try {
    return { credential: await ask() };
  } catch (error) {
    const hasTakenAll = Date.now() - begun > timeoutMs - MARGIN_MS;
    return { stop: hasTakenAll ? 'too late' : stopOf(error) };
  }
}

/** The library wraps what the browser has thrown, whose name says the reason (WebAuthn, sections 5.1.3 and 5.1.4). */
function stopOf(error: unknown): Stop {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  switch (cause instanceof Error ? cause.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'SecurityError':
      return 'elsewhere';
    case 'InvalidStateError':
      return 'known';
    default:
      return 'unable';
  }
}
