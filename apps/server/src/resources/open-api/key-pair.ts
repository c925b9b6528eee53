import { randomHex } from '../../security/random-text';

const KEY_BYTES = 16;
const SECRET_BYTES = 32;

/** A key and a secret that nobody has had before. */
export const newKeyPair = () => ({
  apiKey: randomHex(KEY_BYTES),
  apiSecret: randomHex(SECRET_BYTES),
});
