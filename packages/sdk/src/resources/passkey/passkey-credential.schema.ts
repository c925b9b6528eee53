import * as z from 'zod/mini';

/** Bytes as an authenticator's answer has them in JSON. */
const bytes = (max: number) =>
  z.string('required').check(z.maxLength(max, 'invalid'), z.regex(/^[\w-]+$/, 'invalid'));

/** The identifier of a credential: WebAuthn allows 1,023 bytes. */
const credentialId = bytes(1_364);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'invalid'),
};

/** A new credential, as `navigator.credentials.create` answers it in JSON (WebAuthn, RegistrationResponseJSON). */
export const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.optional(
      z
        .array(z.string('invalid').check(z.regex(/^[a-z-]{1,32}$/, 'invalid')))
        .check(z.maxLength(10, 'invalid')),
    ),
  }),
});

/** A proof that a credential is there, as `navigator.credentials.get` answers it in JSON (AuthenticationResponseJSON). */
export const usedCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: z.optional(bytes(100)),
  }),
});
