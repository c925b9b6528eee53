/* global Response */
/** What a page with one resource of the built client downloads, and how the client takes an answer that breaks the contract. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const HOST = `
  import { createClient, materialResource } from '@chatdeck/sdk/resources';
  export const connect = (options) => createClient({ material: materialResource }, options);
`;

const MATERIAL = {
  id: '1',
  name: 'Prices',
  tag: '',
  version: 1,
  updatedAt: '2026-11-27T00:00:00.000Z',
  type: 1,
  content: '19 a month',
};

/** The modules in the files that a page loads before its first call. */
function modulesAtFirst({ outputs }, entry) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { kind, path: to } of outputs[file].imports) {
      if (kind === 'import-statement' && to in outputs) visit(to);
    }
  };
  visit(entry);
  return [...found].flatMap((file) => Object.keys(outputs[file].inputs));
}

/** Answers each call with a page of these materials. */
const answering = (list) => async () =>
  Response.json({ code: 0, msg: '', data: { count: list.length, list } });

const listOf = (connect, list) =>
  connect({ baseUrl: 'https://chat.test', fetch: answering(list) }).material.list();

async function answerDefects(connect) {
  const found = [];
  const usual = await listOf(connect, [MATERIAL]);
  if (usual.data.list[0].name !== 'Prices') found.push('A usual answer is not returned as it is');
  const unusual = await listOf(connect, [{ ...MATERIAL, tag: null, more: 1 }]);
  const [read] = unusual.data.list;
  if (read.tag !== '' || 'more' in read) found.push('An unusual answer is not read by its schema');
  const broken = await listOf(connect, [MATERIAL, { ...MATERIAL, version: '1' }]).catch(
    (error) => error,
  );
  if (broken.kind !== 'contract' || broken.at !== 'list.1.version') {
    found.push(`A broken answer gives ${broken.kind ?? 'no error'} at ${broken.at}`);
  }
  return found;
}

/** What is wrong with a bundled client of the built package. */
export async function leanClientDefects() {
  const folder = mkdtempSync(path.join(tmpdir(), 'chatdeck-client-'));
  const { metafile } = await build({
    stdin: { contents: HOST, resolveDir: path.resolve('packages/ui'), loader: 'js' },
    entryNames: 'host',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
    metafile: true,
  });
  try {
    const entry = path.join(folder, 'host.mjs');
    const heavy = modulesAtFirst(metafile, path.relative('.', entry)).filter((module) =>
      module.includes('node_modules/zod/'),
    );
    const { connect } = await import(pathToFileURL(entry).href);
    return [
      ...heavy.map((module) => `A client of one resource loads ${module} before its first call`),
      ...(await answerDefects(connect)),
    ].map((defect) => `packages/sdk: ${defect}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
