import { randomHex } from '../../security/random-text';

const KEY_BYTES = 16;
const SECRET_BYTES = 32;

/** A new random key and secret. */
export const newKeyPair = () => ({
  apiKey: randomHex(KEY_BYTES),
  apiSecret: randomHex(SECRET_BYTES),
});
