import { once } from 'node:events';
import { createServer } from 'node:http';

/** One second of a tone, one channel of 16 bits at 24 kHz. */
export const TONE = Buffer.from(
  Int16Array.from({ length: 24_000 }, (_, at) => 8_000 * Math.sin(at / 10)).buffer,
);

/** How many seconds a token of Alibaba is valid. */
export const DAY = 86_400;

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Stands in for the picture and speech services: each answers its own call (their public API references). */
export async function startProviderStub() {
  const asked: Asked[] = [];
  let tokensMade = 0;
  const server = createServer((request, response) => {
    void request.toArray().then((parts: Buffer[]) => {
      const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://stub');
      const { headers } = request;
      asked.push({ path: pathname, query, headers, body: Buffer.concat(parts) });
      const json = (answer: object, status = 200) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer));
      const sound = () => response.writeHead(200, { 'content-type': 'audio/pcm' }).end(TONE);
      if (headers.authorization === 'Bearer wrong') return json({ error: 'no' }, 401);
      switch (pathname) {
        case '/audio/speech':
        case '/v1/tts':
        case '/stream/v1/tts':
          return sound();
        case '/alibaba-token/':
          if (query.get('AccessKeyId') === 'wrong') return json({ Code: 'Forbidden' }, 403);
          tokensMade += 1;
          return json({
            Token: { Id: `token-${tokensMade}`, ExpireTime: Date.now() / 1000 + DAY },
          });
        case '/never/stream/v1/tts':
          return;
        case '/refused/stream/v1/tts':
          return json({ status: 40_000_001, message: 'ACCESS_DENIED' });
        case '/api/v1/tts':
          return json({ code: 3000, data: TONE.toString('base64') });
        case '/audio/transcriptions':
          return json({ text: '今天天气怎么样' });
        case '/speech/recognition/conversation/cognitiveservices/v1':
          return json({ RecognitionStatus: 'Success', DisplayText: '今天天气怎么样' });
        case '/chat/completions':
          return json({ choices: [{ message: { content: '图里是一只猫' } }] });
        case '/files/upload':
          return json({ id: 'file-1' }, 201);
        case '/chat-messages':
          return json({ answer: '图里是一只狗' });
        case '/elsewhere':
          return response.writeHead(302, { location: '/audio/speech' }).end();
        default:
          return json({}, 404);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    /** The last call of a path, with its body as JSON. */
    last: (path: string): unknown => {
      const call = asked.findLast((one) => one.path === path);
      return call && JSON.parse(call.body.toString());
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
