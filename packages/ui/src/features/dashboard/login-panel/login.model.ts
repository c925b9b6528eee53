import type { RobotStatus } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { isJsonObject, isWebAddress, jsonOrText } from '@chatdeck/sdk/plain-rules';
import { isWorking } from '../dashboard.model';

/** The approximate lifetime of a network's login code; a working robot replaces it within this time. */
export const CODE_MS = 120_000;

/**
 * What the login panel shows. `lost` was logged in when it was last heard; `stopped` is a code that should have been
 * replaced by now and was not.
 */
export type LoginView =
  | {
      readonly kind:
        'loggedIn' | 'lost' | 'scanned' | 'timedOut' | 'loggedOut' | 'waiting' | 'unknown';
    }
  | { readonly kind: 'scan'; readonly qrUrl: string; readonly leftMs: number }
  | { readonly kind: 'stopped'; readonly qrUrl: string };

/** Derives the view of the robot's login; `shownMs` is the age of its code. */
export function loginView(robot: RobotStatus, shownMs: number): LoginView {
  const { status, qrUrl } = robot;
  switch (status) {
    case LOGIN_STATUS.loggedIn:
      return { kind: isWorking(robot) ? 'loggedIn' : 'lost' };
    case LOGIN_STATUS.scanned:
      return { kind: 'scanned' };
    case LOGIN_STATUS.timedOut:
      return { kind: 'timedOut' };
    case LOGIN_STATUS.loggedOut:
      return { kind: 'loggedOut' };
    case LOGIN_STATUS.scan:
      if (qrUrl === '') return { kind: 'waiting' };
      if (shownMs >= CODE_MS) return { kind: 'stopped', qrUrl };
      return { kind: 'scan', qrUrl, leftMs: CODE_MS - shownMs };
    case LOGIN_STATUS.blank:
      return { kind: 'waiting' };
    default:
      return { kind: 'unknown' };
  }
}

/** The network's login challenge: addresses to open, and further fields under their original names. */
interface Challenge {
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
  const named = leavesOf('', jsonOrText(text));
  const isLink = ({ value }: { value: string }) => isWebAddress(value);
  return {
    links: [...new Set(named.filter(isLink).map(({ value }) => value))].slice(0, MOST),
    facts: named
      .filter((leaf) => !isLink(leaf) && leaf.value.trim() !== '')
      .slice(0, MOST)
      .map(({ name, value }) => ({ name, value: value.slice(0, LONGEST) })),
  };
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
