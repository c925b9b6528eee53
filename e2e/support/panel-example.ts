import { build } from 'esbuild';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../scripts/static-server.mjs';
import { expect } from './test';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** A host of the packages as they are published: it reads what they export, not their sources. */
export const HOST = join(REPOSITORY, 'apps/console');
const ADDRESS = 'https://chat.example.com';
const PAGE =
  '<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="stdin.css"><div id="host"></div><script type="module" src="stdin.js"></script>';

/** The first page of a document that embeds a panel, as written. */
export async function exampleIn(document: string): Promise<string> {
  const text = await readFile(join(REPOSITORY, document), 'utf8');
  const [, code = ''] = /^```tsx\n([^]*?)^```$/m.exec(text) ?? [];
  expect(code).toContain(ADDRESS);
  return code;
}

/** The site of a partner, empty until it shows an example. */
export async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'chatdeck-example-'));
  const { url, stop } = await serveFolder(folder);
  return {
    url,

    /** Bundles an example as a host does; `token` is what its `getToken` returns, if it has one. */
    async show(example: string, { baseUrl, token = '' }: { baseUrl: string; token?: string }) {
      await build({
        stdin: {
          contents: [
            "import { createRoot } from 'react-dom/client';",
            `const getToken = () => ${JSON.stringify(token)};`,
            example.replace(ADDRESS, baseUrl),
            "createRoot(document.getElementById('host')!).render(<Materials />);",
          ].join('\n'),
          resolveDir: HOST,
          loader: 'tsx',
        },
        bundle: true,
        splitting: true,
        format: 'esm',
        jsx: 'automatic',
        target: 'es2022',
        logLevel: 'error',
        outdir: folder,
      });
      await writeFile(join(folder, 'index.html'), PAGE);
    },

    async close(): Promise<void> {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
