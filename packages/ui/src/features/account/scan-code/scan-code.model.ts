import type { ScanCode } from '@chatdeck/sdk';
import { SCAN_STATE, type ScanState } from '@chatdeck/sdk/constants';

/** A code that a phone scans, as the screen shows it. */
export type ScanCodeState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | { readonly status: ScanState; readonly url: string };

/** Whether the server is still to be asked what became of the code. */
export const isOpen = (state: ScanState): boolean =>
  state === SCAN_STATE.waiting || state === SCAN_STATE.scanned;

/** States that end a code; only a new one leads on. */
export const isOver = (status: ScanCodeState['status']): boolean =>
  status === 'failed' ||
  status === SCAN_STATE.expired ||
  status === SCAN_STATE.cancelled ||
  status === SCAN_STATE.unbound;

/** For how long a code works, in ms, by the clock of this device; none where that clock is off. */
export function lifetimeOf({ expiresAt }: ScanCode, receivedAt: number): number | undefined {
  const ms = Date.parse(expiresAt) - receivedAt;
  return ms > 0 ? ms : undefined;
}

/** The page that stands for a phone, where the code leads to one. */
export const sandboxOf = (url: string): string | undefined =>
  /^https?:\/\/[^/]+\/sandbox\//.test(url) ? url : undefined;
