import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this size compression does not make a response faster. */
const LEAST_BYTES = 1024;

/** Writes `file.br` and `file.gz` beside every text file of a folder, for servers that serve precompressed files. */
export async function compressFolder(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params: size }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
