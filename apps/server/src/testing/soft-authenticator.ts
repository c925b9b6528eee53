import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, PasskeyCreation, PasskeyRequest, UsedCredential } from '@chatdeck/sdk';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator, or the page that it is asked by, does otherwise than a well-behaved one. */
export interface Otherwise {
  readonly origin?: string;
  readonly challenge?: string;
  /** The site that it signs for. */
  readonly rpId?: string;
  /** Whether it has verified its user by a fingerprint, a face or a PIN. */
  readonly isVerified?: boolean;
  /** What it has counted. */
  readonly counter?: number;
  readonly userHandle?: string;
  /** What its maker says of it. */
  readonly attestation?: { readonly fmt: string; readonly x5c: readonly Buffer[] };
}

const FLAG = { present: 0x01, verified: 0x04, canBackUp: 0x08, backedUp: 0x10, isNew: 0x40 };

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** An authenticator in memory with one ES256 key, on a page of the test server. */
export function softAuthenticator(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counted = 0;
  /** Of the account that it was added to; that of nobody before. */
  let handle = text(Buffer.from('nobody'));

  function clientData(type: string, challenge: string, otherwise: Otherwise): Buffer {
    const data = { type, challenge, origin, crossOrigin: false, ...otherwise };
    const { isVerified: _, rpId: __, counter: ___, userHandle: ____, ...client } = data;
    return Buffer.from(JSON.stringify({ ...client, attestation: undefined }));
  }

  function authenticatorData(rpId: string, flags: number, otherwise: Otherwise): Buffer {
    const isVerified = otherwise.isVerified ?? true;
    counted = otherwise.counter ?? counted + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counted);
    const all = FLAG.present | FLAG.canBackUp | FLAG.backedUp | flags;
    return Buffer.concat([
      hash(otherwise.rpId ?? rpId),
      Buffer.of(isVerified ? all | FLAG.verified : all),
      count,
    ]);
  }

  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  return {
    id: text(id),

    /** What `navigator.credentials.create` answers. */
    create(
      { challenge, rp, user }: Pick<PasskeyCreation, 'challenge' | 'rp' | 'user'>,
      otherwise: Otherwise = {},
    ): NewCredential {
      handle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(rp.id, FLAG.isNew, { counter: 0, ...otherwise }),
        Buffer.alloc(16),
        length,
        id,
        coseKey(),
      ]);
      const { fmt = 'none', x5c } = otherwise.attestation ?? {};
      const statement = new Map(
        x5c ? [['x5c', x5c.map((one) => new Uint8Array(one))] as const] : [],
      );
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | typeof statement>([
          ['fmt', fmt],
          ['attStmt', statement],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, otherwise)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },

    /** What `navigator.credentials.get` answers. */
    get(
      { challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>,
      otherwise: Otherwise = {},
    ): UsedCredential {
      const data = authenticatorData(rpId, 0, otherwise);
      const client = clientData('webauthn.get', challenge, otherwise);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: otherwise.userHandle ?? handle,
        },
      };
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
