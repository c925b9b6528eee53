import { createServer } from 'node:http';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a folder on a free loopback port, with more headers for each file. */
export async function serveFolder(folder, headers = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : decodeURI(pathname)));
    if (!file.startsWith(normalize(folder)) || !existsSync(file) || !statSync(file).isFile()) {
      return response.writeHead(404).end();
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    // File names in this folder contain a content hash.
    const cache = pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-store';
    response.writeHead(200, { 'content-type': type, 'cache-control': cache, ...headers });
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // Browsers open connections in advance; an idle one would keep the server alive for a minute.
        server.closeAllConnections();
      }),
  };
}
