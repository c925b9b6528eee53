import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import mqtt from 'mqtt';
import { describe, expect, inject, it } from 'vitest';
import { selfSigned } from '../testing/self-signed';
import type { BrokerAccess } from '../testing/test-robot';
import { signUp, startBackend, useServer } from '../testing/test-server';
import { createTlsServer } from './tls-files';

function writeFiles(pair = selfSigned()) {
  const folder = mkdtempSync(join(inject('scratch'), 'tls-'));
  const files = { certPath: join(folder, 'cert.pem'), keyPath: join(folder, 'key.pem') };
  writeFileSync(files.certPath, pair.cert);
  writeFileSync(files.keyPath, pair.key);
  return files;
}

const pair = selfSigned();
const server = useServer({}, () => startBackend({ mqttTls: writeFiles(pair) }));

describe('A broker with a certificate and its key', () => {
  it('gives robots an mqtts address, at which they are sent what is published', async () => {
    const { robot, userId } = await signUp(server);
    const { data } = await robot.get<BrokerAccess>('/ws/mqtt/config');
    const { host, port, username, password, clientId } = data;
    expect(host).toMatch(/^mqtts:/);
    const options = { username, password, clientId: `${clientId}1`, reconnectPeriod: 0 };
    const client = await mqtt.connectAsync(`${host}:${port}`, { ...options, ca: pair.cert }, false);
    await client.subscribeAsync(`aibotk/${userId}/+`);
    const received = new Promise<string>((resolve) =>
      client.once('message', (_topic, payload) => resolve(payload.toString())),
    );
    const update = { target: 'system', event: 'updateConfig' } as const;
    await server.services.broker.publish(userId, 'event', update);
    expect(await received).toBe(JSON.stringify(update));
    await client.endAsync(true);
  });

  it('answers nobody who does not encrypt, or does not trust it', async () => {
    const { port } = server.services.broker;
    const options = { reconnectPeriod: 0, connectTimeout: 2_000 };
    await expect(
      mqtt.connectAsync(`mqtts://127.0.0.1:${port}`, options, false),
    ).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    const plain = mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, options, false);
    await expect(plain).rejects.toThrow();
  });

  it('refuses to start with a missing file, and with the key of another certificate', async () => {
    const files = writeFiles({ cert: pair.cert, key: selfSigned().key });
    await expect(startBackend({ mqttTls: files })).rejects.toThrow(
      'MQTT_TLS_CERT and MQTT_TLS_KEY cannot be used',
    );
    expect(() => createTlsServer({ ...files, certPath: '/nonexistent' }, () => {})).toThrow(
      /cannot be used: ENOENT/,
    );
  });

  it('shows a renewed certificate without a restart', async () => {
    const files = writeFiles(selfSigned('first'));
    const tls = createTlsServer(files, () => {}, 5).listen(0, '127.0.0.1');
    await once(tls, 'listening');
    const address = tls.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const shown = async () => {
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
      await once(socket, 'secureConnect');
      const { subject } = socket.getPeerCertificate();
      socket.destroy();
      return subject.CN;
    };
    expect(await shown()).toBe('first');
    const renewed = selfSigned('second');
    writeFileSync(files.certPath, renewed.cert);
    writeFileSync(files.keyPath, renewed.key);
    await expect.poll(shown).toBe('second');
    tls.close();
  });
});
