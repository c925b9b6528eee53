import * as z from 'zod/mini';

/** A passkey of an account: a key in a device or a password manager, of which the server has the public half. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the device has stored it elsewhere too, so that losing the device does not lose it. */
  isBackedUp: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The last login with it, as ISO 8601; null before the first. */
  usedAt: z.nullable(z.string()),
});
/** A passkey of an account. */
export type Passkey = z.output<typeof passkeySchema>;

/** The passkeys of an account, and where they work. */
export const passkeysSchema = z.object({
  list: z.array(passkeySchema),
  /** The only origin whose pages can add and use them; null where the server has none for which that is possible. */
  site: z.nullable(z.string()),
});
/** The passkeys of an account, oldest first, and the origin whose pages can use them. */
export type Passkeys = z.output<typeof passkeysSchema>;

const credentialReference = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What the browser makes a passkey from (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(credentialReference),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
/** What the browser makes a passkey from; the challenge works once, for five minutes. */
export type PasskeyCreation = z.output<typeof creationOptionsSchema>;

/** What the browser signs with a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
/** What the browser signs with a passkey; the challenge works once, for five minutes. */
export type PasskeyRequest = z.output<typeof requestOptionsSchema>;
