import { isSendable } from '../core/key';
import { isWebAddress } from '../core/link';
import { visible } from '../core/visible';
import { PROVIDER_BASE_URLS } from '../resources/robot/robot-type.constants';

const addresses = new Map<unknown, string>(
  Object.entries(PROVIDER_BASE_URLS).map(([type, url]) => [Number(type), url]),
);

/**
 * The address of a provider: the stored one, otherwise the default. The plugin's own defaults are missing or wrong for
 * some.
 */
export const baseUrlOf = (robotType: unknown, stored: unknown): string =>
  typeof stored === 'string' && isWebAddress(stored.trim())
    ? stored.trim()
    : (addresses.get(robotType) ?? '');

/** A key that is valid as an HTTP header value, otherwise empty: the call would fail before it is sent. */
export function sendableKey(stored: unknown): string {
  const key = typeof stored === 'string' ? visible(stored) : '';
  return isSendable(key) ? key : '';
}
