import type { RobotStatus } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';

/** The approximate lifetime of a network's login code; a working robot replaces it within this time. */
export const CODE_MS = 120_000;

/** What the login panel shows. `stopped` is a code that should have been replaced by now and was not. */
export type LoginView =
  | { readonly kind: 'loggedIn' | 'scanned' | 'timedOut' | 'loggedOut' | 'waiting' | 'unknown' }
  | { readonly kind: 'scan'; readonly qrUrl: string; readonly leftMs: number }
  | { readonly kind: 'stopped'; readonly qrUrl: string };

/** Derives the view of the robot's login; `shownMs` is the age of its code. */
export function loginView({ status, qrUrl }: RobotStatus, shownMs: number): LoginView {
  switch (status) {
    case LOGIN_STATUS.loggedIn:
      return { kind: 'loggedIn' };
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
