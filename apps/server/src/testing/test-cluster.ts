import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Aedes } from 'aedes';

/** The origin of files in a message: the one that they were stored under. */
export const asStored = (stored: string): string => stored;

/** A broker that acts as a cluster: it checks the password of the server's user alone, and accepts everybody else. */
export async function startTestCluster(port = 0) {
  const broker = await Aedes.createBroker({
    authenticate: (_client, username, password, done) =>
      done(null, username !== 'chatdeck' || password?.toString() === 'secret'),
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    broker.handle(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
      await new Promise<void>((resolve) => broker.close(() => resolve()));
    },
  };
}
