import { readFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { createSecureContext, createServer } from 'node:tls';
import { logFailure } from '../log';
import { StartRefused } from '../start-refused';
import { every } from '../ticker';

/** How often to check whether a certificate was renewed. */
const POLL_MS = 60_000;

/** Where the certificate of the broker and its key are. */
export interface TlsFiles {
  readonly certPath: string;
  readonly keyPath: string;
}

const read = ({ certPath, keyPath }: TlsFiles) => ({
  cert: readFileSync(certPath, 'utf8'),
  key: readFileSync(keyPath, 'utf8'),
});

/** Reads both files; refuses the start when they cannot be used, or do not belong together. */
function readAtStart(files: TlsFiles): ReturnType<typeof read> {
  try {
    const pair = read(files);
    createSecureContext(pair);
    return pair;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`MQTT_TLS_CERT and MQTT_TLS_KEY cannot be used: ${reason}`);
  }
}

/**
 * A server that speaks TLS. Renewed files apply to new connections without a restart; while they cannot be used, such as
 * between the writing of the two, the previous ones stay.
 */
export function createTlsServer(
  files: TlsFiles,
  acceptStream: (stream: Duplex) => void,
  pollMs = POLL_MS,
): ReturnType<typeof createServer> {
  let current = readAtStart(files);
  const server = createServer({ ...current, minVersion: 'TLSv1.2' }, acceptStream);
  const stop = every(pollMs, () => {
    try {
      const pair = read(files);
      if (pair.cert === current.cert && pair.key === current.key) return;
      server.setSecureContext({ ...pair, minVersion: 'TLSv1.2' });
      current = pair;
    } catch (error) {
      logFailure('The renewed certificate of the broker cannot be used', error);
    }
  });
  server.once('close', () => void stop());
  // A handshake that fails is the client's affair.
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  return server;
}
