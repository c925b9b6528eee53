import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A call that the stub was asked, as it arrived. */
export interface StubCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

type Answering = (response: ServerResponse, call: StubCall) => void;

/** Answers with JSON. */
export const json =
  (value: unknown, status = 200): Answering =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof value === 'string' ? value : JSON.stringify(value));

/** Answers with a stream of events. */
export const stream =
  (...events: readonly (readonly [event: string, data: object])[]): Answering =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [event, data] of events) {
      const name = event === '' ? '' : `event: ${event}\n`;
      response.write(`${name}data: ${JSON.stringify(data)}\n\n`);
    }
    response.end();
  };

/** Stands in for every service that a robot asks; a path answers as the test says. */
export async function startServiceStub() {
  const calls: StubCall[] = [];
  const answers = new Map<string, Answering>();
  const server = createServer((request, response) => {
    void request.toArray().then((parts: Buffer[]) => {
      const text = Buffer.concat(parts).toString();
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      const call = { path: request.url ?? '', headers: request.headers, body };
      calls.push(call);
      const { pathname } = new URL(call.path, 'http://stub');
      (answers.get(pathname) ?? json({ error: { message: 'no such path' } }, 404))(response, call);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    calls,
    port,
    url: `http://127.0.0.1:${port}`,
    answer: (path: string, answering: Answering) => void answers.set(path, answering),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
