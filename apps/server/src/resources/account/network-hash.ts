import { networkOf } from '../../http/network-of';
import { sha256 } from '../../security/random-text';

/** The network of an address as it is kept: enough to know it again. */
export const networkHash = (ip: string): string => sha256(`network ${networkOf(ip)}`);
