import { PROVIDER_BASE_URLS } from '@chatdeck/sdk/constants';
import { isWebAddress } from '@chatdeck/sdk/rules';

const addresses = new Map<unknown, string>(
  Object.entries(PROVIDER_BASE_URLS).map(([type, url]) => [Number(type), url]),
);

/** Where a provider is called: the stored address, else its own. The plugin has none or a wrong one for some. */
export const baseUrlOf = (robotType: unknown, stored: unknown): string =>
  typeof stored === 'string' && isWebAddress(stored.trim())
    ? stored.trim()
    : (addresses.get(robotType) ?? '');

/** A key that can be sent as the header that it is meant for, else none: the call would fail before it left. */
export const sendableKey = (stored: unknown): string =>
  typeof stored === 'string' && /^[\x20-\x7e]*$/.test(stored.trim()) ? stored.trim() : '';
