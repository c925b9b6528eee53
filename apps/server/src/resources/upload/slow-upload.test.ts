import { connect, type Socket } from 'node:net';
import { unwrap } from '@chatdeck/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app';
import { CONNECTION_TIMES } from '../../http/connection-limits';
import { signUp, testSettings, useServer } from '../../testing/test-server';
import { PDF } from './upload.fixtures';
import { UPLOAD_PATH } from './upload.routes';

const server = useServer();
/** Nobody but who may store a file has longer than this for a body. */
const times = { ...CONNECTION_TIMES, request: 1_500, look: 100 };
let app: typeof server.app;
let port = 0;
beforeAll(async () => {
  app = await createApp(server.services, testSettings, times);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends a request but for the last bytes of its body; `rest` sends these. */
function sendSlowly(path: string, type: string, body: Buffer) {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, -8));
  return { socket, rest: () => socket.write(body.subarray(-8)) };
}

const answerOf = async (socket: Socket): Promise<string> =>
  Buffer.concat((await socket.toArray()) as Buffer[]).toString();

async function sendForm(key: string, token: string) {
  const form = new FormData();
  form.append('key', key);
  form.append('token', token);
  form.append('file', new File([new Uint8Array(PDF)], 'a.pdf', { type: 'application/pdf' }));
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return sendSlowly(UPLOAD_PATH, type, Buffer.from(await request.arrayBuffer()));
}

it('A file over a slow line has more time than any other body, if its sender may store it', async () => {
  const { client } = await signUp(server);
  const grant = unwrap(await client.material.uploadGrant('material'));
  const file = await sendForm(`${grant.prefix}a.pdf`, grant.token);
  const others = [
    await sendForm(`${grant.prefix}b.pdf`, 'no permission'),
    sendSlowly('/v1/api/login', 'application/json', Buffer.from('{"email":"lin@shanyue.cn"}')),
  ];
  for (const { socket } of others) expect(await answerOf(socket)).toContain('HTTP/1.1 408');
  file.rest();
  const answer = await answerOf(file.socket);
  expect(answer).toContain('HTTP/1.1 200');
  expect(answer).toContain(`"key":"${grant.prefix}`);
});
