import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' };
export const REGION = 'eu-test-1';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '').trim();

/** The expected signature of a request, computed from the request itself (AWS signature version 4). */
function signatureOf(request: IncomingMessage, names: readonly string[]): string {
  const url = new URL(request.url ?? '', 'http://stub');
  url.searchParams.sort();
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${header(request, name)}`),
    '',
    names.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
  const time = header(request, 'x-amz-date');
  const day = time.slice(0, 8);
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${KEYS.secretAccessKey}`,
  );
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash].join('\n')).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
      header(request, 'authorization'),
    ) ?? [];
  return (
    credential.startsWith(`${KEYS.accessKeyId}/`) &&
    names.split(';').includes('host') &&
    signature === signatureOf(request, names.split(';'))
  );
}

/** An S3-compatible store in memory that verifies every signature and writes a key once. */
export async function startS3Stub() {
  const objects = new Map<string, { readonly body: Buffer; readonly type: string }>();
  const refused: string[] = [];
  const server: Server = createServer((request, response) => {
    void answer(request).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body),
    );
  });

  async function answer(request: IncomingMessage) {
    const key = request.url?.split('?')[0] ?? '';
    const sent = await buffer(request);
    if (!isSigned(request)) {
      refused.push(`${request.method} ${key}`);
      return { status: 403 };
    }
    if (request.method === 'PUT') {
      if (header(request, 'if-none-match') === '*' && objects.has(key)) return { status: 412 };
      objects.set(key, { body: sent, type: header(request, 'content-type') });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const object = objects.get(key);
    if (object === undefined) return { status: 404 };
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(header(request, 'range')) ?? [];
    const body = end ? object.body.subarray(Number(start), Number(end) + 1) : object.body;
    return {
      status: end ? 206 : 200,
      headers: { 'content-length': body.length, 'content-type': object.type },
      body,
    };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    refused,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
