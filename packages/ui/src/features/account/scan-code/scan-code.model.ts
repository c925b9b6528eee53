import type { ScanCode } from '@chatdeck/sdk';
import { SCAN_STATE, type ScanState } from '@chatdeck/sdk/constants';

/** A scan code, as the screen shows it. */
export type ScanCodeState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | { readonly status: ScanState; readonly url: string };

/** Whether the server must still be polled for the state of the code. */
export const isOpen = (state: ScanState): boolean =>
  state === SCAN_STATE.waiting || state === SCAN_STATE.scanned;

/** States in which a code is finished and a new one is needed. */
export const isOver = (status: ScanCodeState['status']): boolean =>
  status === 'failed' ||
  status === SCAN_STATE.expired ||
  status === SCAN_STATE.cancelled ||
  status === SCAN_STATE.unbound;

/** How long a code is valid, in ms, by this device's clock; undefined if that clock is wrong. */
export function lifetimeOf({ expiresAt }: ScanCode, receivedAt: number): number | undefined {
  const ms = Date.parse(expiresAt) - receivedAt;
  return ms > 0 ? ms : undefined;
}

/** The sandbox page that simulates a phone, if the code leads to one. */
export const sandboxOf = (url: string): string | undefined =>
  /^https?:\/\/[^/]+\/sandbox\//.test(url) ? url : undefined;
