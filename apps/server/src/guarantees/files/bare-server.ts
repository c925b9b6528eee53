import { createServer } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { HostileFile } from './hostile-files';

/** A server that serves files without any security headers. */
export async function serveBare(files: readonly HostileFile[]) {
  const server = createServer((request, response) => {
    response.end(files[Number(request.url?.slice(1))]?.bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    urls: files.map((_, at) => `http://127.0.0.1:${port}/${at}`),
    stop: () => void server.close(),
  };
}

/** A store that trusts its keys; returns the path that it wrote to. */
export async function storeBarely(root: string, key: string): Promise<string | undefined> {
  try {
    const path = join(root, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'x');
    return path;
  } catch {
    // The disk itself refuses some names.
    return undefined;
  }
}
