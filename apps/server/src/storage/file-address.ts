/** An origin under which a stored file was known, or one that is still right. */
export type OriginOf = (stored: string) => string;

/**
 * A text with the addresses of an account's own files as they are now. Rows retain the address that the server had
 * when a file was uploaded; the server may have moved to another host or port since. Only the account's own files
 * match, since their path contains its id.
 *
 * @param text - Any text that contains addresses; JSON stays valid, also JSON within JSON.
 * @param originOf - The current origin for a stored one.
 */
export function withCurrentFiles(text: string, userId: string, originOf: OriginOf): string {
  const path = `/files/u/${userId}/`;
  if (!text.includes(path)) return text;
  // An account's id consists of letters, digits, `-` and `_`.
  const address = new RegExp(String.raw`https?://[^\s"'\\<>/?#@]+(?=${path})`, 'g');
  return text.replace(address, originOf);
}

const LOOPBACK = /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * The origin of files for a robot that did not ask for them, so that nobody knows how it reaches this server: the
 * public one; without that setting the one that the file was uploaded under, unless it was on this machine.
 */
export const originForRobot =
  (publicUrl: { readonly origin: string } | undefined, listening: () => string): OriginOf =>
  (stored) =>
    publicUrl?.origin ?? (LOOPBACK.test(stored) ? listening() : stored);
