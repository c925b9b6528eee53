/** What a rule reacts to, by which it is recognised wherever it stands in its list. */
const IDENTITY = [
  'id',
  'keywords',
  'event',
  'name',
  'one',
  'many',
  'roomName',
  'scope',
  'needAt',
] as const;

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join('\u0001');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** FNV-1a, 32 bits. */
function hash(input: string, seed: number): string {
  let state = seed;
  for (let at = 0; at < input.length; at += 1) {
    state = Math.imul(state ^ input.charCodeAt(at), 0x01000193);
  }
  return (state >>> 0).toString(36);
}

/**
 * An id of a row of a config list that does not depend on its position, for counting what it decided. It stays the same
 * when a reply is changed, and changes with the keywords; rows that react to the same have the same.
 */
export function ruleIdOf(row: unknown): string {
  const fields: Readonly<Record<string, unknown>> =
    typeof row === 'object' && row !== null ? { ...row } : { name: row };
  const identity = IDENTITY.map((field) => text(fields[field])).join('\u0002');
  return hash(identity, 0x811c9dc5) + hash(identity, 0x9747b28c);
}
