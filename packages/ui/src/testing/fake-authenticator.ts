/** What the browser and its user do when they are asked for a passkey. */
export type PasskeyBehaviour =
  'accepts' | 'waits' | 'cancels' | 'is elsewhere' | 'has one' | 'breaks' | 'has none';

const ERRORS = {
  cancels: 'NotAllowedError',
  'is elsewhere': 'SecurityError',
  'has one': 'InvalidStateError',
  breaks: 'NotReadableError',
} as const;

/** The passkey that it makes, and with which it signs: the first of the mock backend's. */
const CREDENTIAL = 'credential-0';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

function textOf(bytes: BufferSource | undefined): string {
  if (!bytes) return '';
  const buffer = bytes instanceof ArrayBuffer ? bytes : bytes.buffer;
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Bytes whose Base64url is the id of the mock's passkey. */
const idBytes = () => {
  const binary = atob(CREDENTIAL.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.codePointAt(0) ?? 0).buffer;
};

const clientData = (challenge: BufferSource | undefined) =>
  bytesOf(JSON.stringify({ challenge: textOf(challenge), origin: globalThis.location.origin }));

const credentialWith = (response: object) => ({
  id: textOf(idBytes()),
  rawId: idBytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});

function answering<Asked>(behaviour: PasskeyBehaviour, answer: (asked: Asked) => object) {
  return (asked: Asked): Promise<object> => {
    if (behaviour === 'accepts') return Promise.resolve(answer(asked));
    if (behaviour === 'waits' || behaviour === 'has none') return new Promise(() => {});
    return Promise.reject(new DOMException('The fake authenticator says no', ERRORS[behaviour]));
  };
}

function replace(owner: object, key: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  if (value === undefined) Reflect.deleteProperty(owner, key);
  else Object.defineProperty(owner, key, { configurable: true, writable: true, value });
  return () => {
    if (before) Object.defineProperty(owner, key, before);
    else Reflect.deleteProperty(owner, key);
  };
}

/** Takes the place of the browser's passkeys until the returned function is called. */
export function fakeAuthenticator(behaviour: PasskeyBehaviour): () => void {
  const credentials = {
    create: answering(behaviour, ({ publicKey }: CredentialCreationOptions) =>
      credentialWith({
        clientDataJSON: clientData(publicKey?.challenge),
        attestationObject: bytesOf('made'),
        getTransports: () => ['internal'],
      }),
    ),
    get: answering(behaviour, ({ publicKey }: CredentialRequestOptions) =>
      credentialWith({
        clientDataJSON: clientData(publicKey?.challenge),
        authenticatorData: bytesOf('data'),
        signature: bytesOf('signed'),
      }),
    ),
  };
  const undo = [
    replace(
      globalThis,
      'PublicKeyCredential',
      behaviour === 'has none' ? undefined : function PublicKeyCredential() {},
    ),
    replace(navigator, 'credentials', credentials),
  ];
  return () => undo.forEach((one) => one());
}
