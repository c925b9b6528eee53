import { isIP } from 'node:net';
import * as z from 'zod';

/** A longer chain of proxies is a mistake. */
const HOPS_MAX = 10;

/** True for one address, or for a range such as 10.0.0.0/8. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/**
 * Which proxies are trusted to report a caller's address: a number of hops before this server, or proxies at these
 * addresses and ranges. Such headers from anyone else are ignored.
 */
export const trustedProxy = z
  .string()
  .transform((text) => text.split(',').flatMap((item) => item.trim() || []))
  .refine(([first = '', ...rest]) => {
    const isCount = /^\d+$/.test(first) && rest.length === 0;
    return isCount
      ? Number(first) >= 1 && Number(first) <= HOPS_MAX
      : [first, ...rest].every(isRange);
  }, `must list addresses and ranges such as 10.0.0.0/8, or be a number of hops from 1 to ${HOPS_MAX}`)
  .transform((list) => {
    const [first = ''] = list;
    if (!/^\d+$/.test(first)) return list;
    return (_address: string, hop: number) => hop < Number(first);
  });
