/** What a host downloads for a component: with provider, client and style sheet, minified, gzip; React is the host's. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const OUT = 'bundle';
const gzipped = (content) => gzipSync(content, { level: 9 }).length;

const hostOf = (panels) => {
  const resources = [...new Set(panels.flatMap((panel) => panel.resources))];
  const makers = resources.map((resource) => `${resource}Resource`).join(', ');
  const imports = panels.map(
    ({ name, entry }) => `import { ${name} } from '@chatdeck/ui/${entry}';`,
  );
  return `
    import { createClient, ${makers} } from '@chatdeck/sdk/resources';
    import { ChatdeckProvider } from '@chatdeck/ui';
    ${imports.join('\n')}
    console.log(createClient, ${makers}, ChatdeckProvider, ${panels.map(({ name }) => name).join(', ')});
  `;
};

/** Bundles a page for each component and measures what it downloads at first and in all, by its name. */
export async function panelSizes(panels) {
  const sizes = new Map();
  for (const panel of panels) sizes.set(panel.name, await sizeOf([panel], panel.entry));
  return sizes;
}

/** The same for a page with every component, in bytes. */
export const sizeOfEverything = (panels) => sizeOf(panels, 'styles');

async function sizeOf(panels, sheetName) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: hostOf(panels), resolveDir: path.resolve('packages/ui'), loader: 'js' },
    entryNames: 'host',
    outdir: OUT,
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    logLevel: 'error',
    metafile: true,
    format: 'esm',
    target: 'es2022',
    // As Vite and webpack write texts.
    charset: 'utf8',
    // A page with a client never loads the demo, and one in Chinese or English no other language.
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '@chatdeck/sdk/demo', './zh-tw-*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const sheet = `packages/ui/dist/${sheetName}.css`;
  const styles = existsSync(sheet) ? gzipped(readFileSync(sheet)) : 0;
  const sizeBy = new Map(
    outputFiles.map(({ path: file, contents }) => [
      `${OUT}/${path.basename(file)}`,
      gzipped(contents),
    ]),
  );
  const sum = (kinds) => {
    const found = new Set();
    const visit = (file) => {
      if (found.has(file)) return;
      found.add(file);
      metafile.outputs[file].imports
        .filter(({ kind, path: to }) => kinds.includes(kind) && to in metafile.outputs)
        .forEach(({ path: to }) => visit(to));
    };
    visit(`${OUT}/host.js`);
    return [...found].reduce((bytes, file) => bytes + (sizeBy.get(file) ?? 0), styles);
  };
  return {
    first: sum(['import-statement']),
    all: sum(['import-statement', 'dynamic-import']),
  };
}
