import { isIP } from 'node:net';

/** True for a name or an address of this machine. */
export const isLoopback = (host: string): boolean => {
  const address = host.replace(/^::ffff:/i, '');
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    host === '::1' ||
    (isIP(address) === 4 && address.startsWith('127.'))
  );
};
