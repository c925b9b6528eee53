import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createWebSocketStream, WebSocketServer } from 'ws';

/** The path of the broker on the web port. */
const MQTT_PATH = '/mqtt';

/** No packet of a robot is this large. */
const PACKET_MAX_BYTES = 64 * 1024;

/** Lets robots connect at `/mqtt` of the web port, so that one open port is enough. */
export function mqttWebSocket(app: FastifyInstance, onConnection: (stream: Duplex) => void): void {
  const door = new WebSocketServer({
    noServer: true,
    maxPayload: PACKET_MAX_BYTES,
    perMessageDeflate: false,
    handleProtocols: (protocols) => [...protocols].find((name) => name.startsWith('mqtt')) ?? false,
  });

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    // No other path here accepts a protocol upgrade.
    if (request.url?.split('?')[0] !== MQTT_PATH) {
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      return;
    }
    door.handleUpgrade(request, socket, head, (webSocket) => {
      onConnection(createWebSocketStream(webSocket));
    });
  });
  // A closing web server waits for the connections that it has upgraded.
  app.addHook('preClose', (done) => {
    door.clients.forEach((client) => client.terminate());
    done();
  });
}
