import { createHash } from 'node:crypto';
import { isSameSecret } from '../security/secrets';

/** The signed parameters of a robot's call: all but the signature itself. */
export type Signed = Readonly<Record<string, unknown>>;

/**
 * Signs as the robot plugin does: MD5 over the secret, then the sorted parameters, without escaping. The plugin passes
 * its two arguments in the opposite order of their names, so the secret comes first.
 */
export function sign(secret: string, parameters: Signed): string {
  const query = Object.keys(parameters)
    .sort()
    .map((key) => `${key}=${asText(parameters[key])}`)
    .join('&');
  return createHash('md5').update(`${secret}&ApiSecret=${query}`).digest('hex').toUpperCase();
}

/**
 * Compares in constant time. The plugin signs an optional parameter without a value as the text `undefined` and does
 * not send it, so each combination is tried.
 */
export function isSignature(
  signature: string,
  secret: string,
  parameters: Signed,
  optional: readonly string[] = [],
): boolean {
  return unsentWays(parameters, optional).some((way) => isSameSecret(signature, sign(secret, way)));
}

function unsentWays(parameters: Signed, optional: readonly string[]): Signed[] {
  return optional
    .filter((key) => !(key in parameters))
    .reduce<Signed[]>(
      (ways, key) => [...ways, ...ways.map((way) => ({ ...way, [key]: undefined }))],
      [parameters],
    );
}

/** Numbers, flags and `undefined` are formatted as by the plugin's template literals. */
const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | undefined}`;
