import type { NewCredential, UsedCredential } from '@chatdeck/sdk';
import type { RelyingParty } from './relying-party';
import type { PasskeyRow } from './passkey.repository';

/** Loaded when the first passkey is made or used: most starts of a server need none of it. */
const webauthn = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** What an authenticator says of a new passkey. */
export interface VerifiedPasskey {
  readonly publicKey: string;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** The algorithms of keys that can be verified, the preferred first. */
export const supportedAlgorithms = async (): Promise<number[]> =>
  (await webauthn()).getDefaultSupportedAlgorithmIDs();

interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

/** What the browser says that was signed, and where; undefined for what no browser has written. */
export async function clientDataOf(clientDataJSON: string): Promise<ClientData | undefined> {
  const { decodeClientDataJSON } = await helpers();
  try {
    const { challenge, origin } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' && typeof origin === 'string'
      ? { challenge, origin }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing where `verify` says no, in whichever way: the library throws for most of what is wrong. */
async function orNothing<T>(verify: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/**
 * A new passkey whose answer is for this challenge and site, with a user who was verified by a fingerprint, a face or a
 * PIN. Nothing for any other.
 */
export const verifyNew = (
  credential: NewCredential,
  { challenge, origin }: ClientData,
  party: RelyingParty,
): Promise<VerifiedPasskey | undefined> =>
  orNothing(async () => {
    if (!party.isOrigin(origin) || (await isVouchedFor(credential))) return undefined;
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: withKnown(credential), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { publicKey, counter } = registrationInfo.credential;
    return {
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      isBackedUp: registrationInfo.credentialBackedUp,
    };
  });

/**
 * Whether the maker of the authenticator vouches for it. None was asked to, and to check a certificate the library calls
 * the address that it names, which could be any address in our network.
 */
async function isVouchedFor({ response }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = decoded.get('fmt');
  const isOwnWord = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  return format !== 'none' && !isOwnWord;
}

/** The library names the ways to reach an authenticator; it does not look at them. */
const withKnown = ({ response: { clientDataJSON, attestationObject } }: NewCredential) => ({
  clientDataJSON,
  attestationObject,
});

/** What a passkey has counted and how it is stored, if it has signed this challenge for this site; nothing otherwise. */
export const verifyUsed = (
  { id, rawId, type, response }: UsedCredential,
  { challenge, origin }: ClientData,
  party: RelyingParty,
  passkey: Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>,
): Promise<Pick<VerifiedPasskey, 'counter' | 'isBackedUp'> | undefined> =>
  orNothing(async () => {
    if (!party.isOrigin(origin)) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return undefined;
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return { counter, isBackedUp };
  });
