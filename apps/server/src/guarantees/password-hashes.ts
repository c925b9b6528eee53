import { hashPassword } from '../security/passwords';

/** Password hashes that accounts share: hashing is slow by design. */
const hashes = new Map<string, Promise<string>>();

/** The hash of a password, the same for every account that has it. */
export function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
