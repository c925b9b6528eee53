import { lookup as lookUpName, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

type Subnet = readonly [net: string, prefix: number];

const PRIVATE_IPV4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const PRIVATE_IPV6: readonly Subnet[] = [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

/** Addresses of this machine, of private networks, or of no host. */
const PRIVATE = new BlockList();
PRIVATE_IPV4.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv4'));
PRIVATE_IPV6.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv6'));

/** A connection that was not made, since the address is private. */
export class PrivateAddressError extends Error {
  constructor() {
    super('The address belongs to a private network');
  }
}

const isPrivate = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether the host of a URL is a private address; a name is not, until it is resolved. */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isPrivate(host);
}

type Found = (error: Error | null, addresses: LookupAddress[]) => void;

/** Resolves a name and rejects private addresses: the connection uses the address that was checked. */
export function publicLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookUpName(hostname, { ...options, all: true }, (error, addresses) => {
    const open = addresses?.filter(({ address }) => !isPrivate(address)) ?? [];
    if (error === null && open.length === 0) return found(new PrivateAddressError(), []);
    return found(error, open);
  });
}
