import { isIPv6 } from 'node:net';
import { sha256 } from '../security/secrets';

/** The groups of an IPv6 address that identify its network: 64 bits, which providers assign to one customer. */
const GROUPS = 4;
const GROUPS_ALL = 8;

/**
 * Identifies a client by its address: an IPv4 address itself, and of IPv6 the network, in which a client has
 * practically unlimited addresses.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [head, tail] = [groups(before), groups(after ?? '')];
  const left = Array.from({ length: GROUPS_ALL - head.length - tail.length }, () => '0');
  const all = after === undefined ? head : [...head, ...left, ...tail];
  const network = all.slice(0, GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** The hash by which a network is recognised again. */
export const networkHash = (ip: string): string => sha256(`network ${networkOf(ip)}`);
