import { isJsonObject, isWebAddress } from '@chatdeck/sdk/rules';

/** The network's login challenge: addresses to open, and further fields under their original names. */
export interface Challenge {
  readonly links: readonly string[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

const LONGEST = 300;
const MOST = 8;

/**
 * Parses the JSON text that the robot received. The network defines its shape, so whatever can be displayed is
 * displayed.
 */
export function readChallenge(text: string): Challenge {
  const named = leavesOf('', parsed(text));
  const isLink = ({ value }: { value: string }) => isWebAddress(value);
  return {
    links: [...new Set(named.filter(isLink).map(({ value }) => value))].slice(0, MOST),
    facts: named
      .filter((leaf) => !isLink(leaf) && leaf.value.trim() !== '')
      .slice(0, MOST)
      .map(({ name, value }) => ({ name, value: value.slice(0, LONGEST) })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The texts, numbers and flags nested in a value, each under its nearest name. */
function leavesOf(name: string, value: unknown): { name: string; value: string }[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(name, item));
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(key, inner));
  }
  if (typeof value === 'string') return [{ name, value }];
  return typeof value === 'number' || typeof value === 'boolean'
    ? [{ name, value: String(value) }]
    : [];
}
