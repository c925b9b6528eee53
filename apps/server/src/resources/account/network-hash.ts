import { networkOf } from '../../http/network-of';
import { sha256 } from '../../security/random-text';

/** The hash by which a network is recognised again. */
export const networkHash = (ip: string): string => sha256(`network ${networkOf(ip)}`);
