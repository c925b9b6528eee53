import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { WireRequest } from './request';

/** Reads the beginning of an endless answer over a separate connection. */
export async function beginningOf(app: FastifyInstance, { url, headers }: WireRequest) {
  const request = get(app.listeningOrigin + url, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  let body = '';
  for await (const chunk of response) {
    body = String(chunk);
    break;
  }
  request.destroy();
  return { status: response.statusCode ?? 0, body };
}
