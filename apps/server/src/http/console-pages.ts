import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sourceLocale } from '@chatdeck/sdk/constants';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localeOf } from './envelope';
import { answerUnknown } from './errors';
import { asPage } from './security-headers';

const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Chatdeck</title>
<h1>The server runs, the console is not built yet</h1>
<p>Run <code>npm run build</code> in the repository and start the server again.</p>
<p>控制台还没有构建：请在仓库根目录运行 <code>npm run build</code>，然后重新启动服务器。</p>
</html>
`;

const INDEX = 'index.html';
/** Where the build puts pre-rendered pages: `/docs/about` in English is `prerendered/en/docs/about.html`. */
const PRERENDERED = 'prerendered';
/** The list of them: language and path, with what each has inline. */
const LIST = 'pages.json';
const listSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);
type Prerendered = z.infer<typeof listSchema>;
/** Calls and files have their own answers; only the other paths belong to the console. */
const NOT_THE_CONSOLE = /^\/(v1|open|openapi|files|robot|sandbox|healthz|readyz|metrics)(\/|$)/;

/** No page of the console has a dot or an encoded slash in its last segment: such a path is a file. */
const A_FILE = /\.[^/]*$|%2f|%5c/i;

/** Serves the console's build; a navigation to any of its routes gets its pre-rendered page, or the index page. */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, INDEX));
  const root = join(folder, PRERENDERED);
  const prerendered = prerenderedIn(root);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build writes compressed copies beside the files, a fifth of their size.
      preCompressed: true,
      setHeaders: (reply, path) => {
        asPage(reply, prerendered[pageAt(relative(root, path))]);
        // The build names these files by their content, so they never change.
        if (path.includes(`${sep}assets${sep}`)) {
          reply.header('cache-control', 'public, max-age=31536000, immutable');
        }
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return answerUnknown(request, reply);
    if (!isBuilt) return asPage(reply).type('text/html').send(NOT_BUILT_PAGE);
    const file = `/${sourceLocale(localeOf(request))}${pathOf(request)}`;
    return asPage(reply)
      .header('vary', 'accept-language')
      .sendFile(file in prerendered ? `${PRERENDERED}${file}.html` : INDEX);
  });
}

function prerenderedIn(folder: string): Prerendered {
  const list = join(folder, LIST);
  return existsSync(list) ? listSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};
}

/** The page of a file, which may be compressed. */
const pageAt = (file: string): string =>
  `/${file
    .replace(/\.html(\.\w+)?$/, '')
    .split(sep)
    .join('/')}`;

/** Link previewers and curl accept anything or send no Accept header. */
const takesPages = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(accept);

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

function isNavigation(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead &&
    !NOT_THE_CONSOLE.test(request.url) &&
    !A_FILE.test(pathOf(request)) &&
    takesPages(request)
  );
}
