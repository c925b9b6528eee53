import { isIP } from 'node:net';
import type { Settings } from './settings';

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host === '[::1]' ||
  host === '::1' ||
  (isIP(host) === 4 && host.startsWith('127.'));

/** Warnings for the operator about who can reach this server, and how. */
export function exposureWarnings({
  host,
  publicUrl,
  trustProxy,
}: Pick<Settings, 'host' | 'publicUrl' | 'trustProxy'>): string[] {
  const warnings: string[] = [];
  const isPublic = !isLoopback(publicUrl?.hostname ?? host);
  if (isPublic && publicUrl?.protocol !== 'https:') {
    warnings.push(
      `Warning: ${publicUrl?.origin ?? host} is reachable from elsewhere without https, so passwords and tokens can be read on the way. Put a proxy with https before it and set PUBLIC_URL to its https:// address, or set HOST=127.0.0.1.`,
    );
  }
  if (publicUrl?.protocol === 'https:' && trustProxy === undefined) {
    warnings.push(
      'Warning: PUBLIC_URL is https, so a proxy stands before this server, but TRUST_PROXY does not name it. Every caller seems to have its address, and all share one limit for logins.',
    );
  }
  return warnings;
}
